import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A page written by hand, on a server of its own. */
export interface WrittenByHand {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a screen of the product as if it had been written by hand: the elements as they stand on it and its
 * stylesheet, none of its scripts, and in their place one of plain JavaScript that answers to the same touches.
 *
 * @param page shows the screen
 * @param script name of the file in this folder
 * @param data given to the script as the global `data`
 */
export async function writtenByHand(page: Page, script: string, data: unknown): Promise<WrittenByHand> {
  const elements = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll('script, link[rel=modulepreload]')) each.remove();
    return copy.outerHTML;
  });
  const code = await readFile(new URL(script, import.meta.url), 'utf8');
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const tail = `<script>const data = ${json};</script><script type="module">${code}</script></body>`;
  const html = `<!doctype html>${elements.replace('</body>', () => tail)}`;
  const product = new URL(page.url()).origin;
  const server = createServer(async ({ url = '/' }, response) => {
    if (!url.startsWith('/assets/')) return response.setHeader('content-type', 'text/html').end(html);
    // Stylesheet and typeface come from here as well: a typeface of another origin would be refused.
    const asset = await fetch(`${product}${url}`);
    response.setHeader('content-type', asset.headers.get('content-type') ?? '');
    return response.end(Buffer.from(await asset.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
