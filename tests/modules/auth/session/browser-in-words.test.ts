import { expect, test } from 'vitest';
import { browserInWords } from '../../../../modules/auth/session/browser-in-words.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox unter Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge unter Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome unter Linux'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet unter Android',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari auf dem iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari unter macOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Etwas/1.0', 'Browser unter Windows'],
  ['curl/8.5.0', 'Programm'],
  [undefined, 'Programm'],
  ['<script>alert(1)</script>'.repeat(1000), 'Programm'],
])('%j is shown as %j', (sent, shown) => {
  expect(browserInWords(sent)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(60);
});
