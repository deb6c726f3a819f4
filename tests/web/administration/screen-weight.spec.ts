import type { Page } from '@playwright/test';
import { CMS_TABS } from '../../../apps/web/administration/cms-tabs.ts';
import { SETTINGS_TABS, TRANSFER_PAGE } from '../../../apps/web/frame/settings-tabs.ts';
import { expect, signIn, test } from '../support/test.ts';

/** Bytes of scripts, compressed, that a screen of settings or administration may ask for before it can be used. */
const MOST_BYTES = 160 * 1024;

const LOADED = /<(?:link rel="modulepreload"|script)[^>]*? (?:href|src)="([^"]+\.js)"/g;

/** Bytes of the scripts that the page of an address names, as they are sent. */
async function bytesOf(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text();
  const scripts = new Set([...html.matchAll(LOADED)].map(([, file = '']) => file));
  expect(scripts.size, address).toBeGreaterThan(5);
  let bytes = 0;
  for (const script of scripts) {
    const answer = await page.request.head(script, { headers: { 'Accept-Encoding': 'gzip' } });
    const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
    expect([answer.status(), encoding], script).toEqual([200, 'gzip']);
    bytes += Number(length);
  }
  return bytes;
}

for (const [user, addresses] of [
  ['admin', [...CMS_TABS.map(({ index }) => `/cms/${index}`), '/cms/7/hinweise', '/cms/7/probe']],
  ['leitung', [...SETTINGS_TABS.map(({ index }) => `/settings/${index}`), TRANSFER_PAGE.to, '/myAccount']],
] as const)
  test(`screens of ${user} ask for at most 160 KB of scripts each`, async ({ page }) => {
    await signIn(page, user);
    for (const address of addresses)
      expect(await bytesOf(page, address), address).toBeLessThanOrEqual(MOST_BYTES);
  });
