import { get } from 'node:http';
import { CMS_TABS } from '../../../apps/web/administration/cms-tabs.ts';
import { SETTINGS_TABS, TRANSFER_PAGE } from '../../../apps/web/frame/settings-tabs.ts';
import { expect, signIn, test } from '../support/test.ts';

/** Bytes of scripts that a screen of settings or administration needs before it can be used. */
const MOST_BYTES = 160 * 1024;

/** What a page names; dialogues come after it, when nothing else is to be done. */
const NAMED = /<(?:link rel="modulepreload"|script)[^>]*? (?:href|src)="([^"]+\.js)"/g;

/** Bytes of an answer as they go over the line: what Playwright or `fetch` hand over is unpacked. */
function bytesSent(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(address))));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

for (const [user, addresses] of [
  [
    'admin',
    [
      ...CMS_TABS.map(({ index }) => `/cms/${index}`),
      '/cms/0/geloescht',
      '/cms/1/institutionen',
      '/cms/1/geloescht',
      '/cms/7/hinweise',
      '/cms/7/fragebogen',
      '/cms/7/probe',
    ],
  ],
  ['leitung', [...SETTINGS_TABS.map(({ index }) => `/settings/${index}`), TRANSFER_PAGE.to, '/myAccount']],
] as const)
  test(`each screen of ${user} needs at most 160 KB of scripts`, async ({ page, server }) => {
    await signIn(page, user);
    const sizes = new Map<string, Promise<number>>();
    for (const address of addresses) {
      const html = await (await page.request.get(address)).text();
      const scripts = new Set([...html.matchAll(NAMED)].map(([, file = '']) => file));
      expect(scripts.size, address).toBeGreaterThan(5);
      let sum = 0;
      for (const script of scripts) {
        const size = sizes.get(script) ?? bytesSent(`${server.url}${script}`);
        sizes.set(script, size);
        sum += await size;
      }
      expect(sum, `${address}: none is empty`).toBeGreaterThan(50 * 1024);
      expect(sum, address).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
