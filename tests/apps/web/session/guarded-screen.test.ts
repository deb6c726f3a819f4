import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Right } from '#platform/domain';
import { cacheData, clearLoaderCache } from '../../../../apps/web/connection/loader-cache.ts';
import { guardedScreen } from '../../../../apps/web/frame/cached-loaders.ts';
import { FRAME } from '../../../../apps/web/session/frame-data.ts';

afterEach(clearLoaderCache);

const asServer = { from: 'the server' };

/** Goes to a path in a window that knows these rights; where it leads, or what the screen is given. */
async function goTo(path: string, rights: readonly Right[] | null) {
  if (rights !== null) cacheData(FRAME, { user: { rights, admin: false } });
  const serverLoader = vi.fn(async () => asServer);
  const args = { request: new Request(`http://localhost${path}`), params: {}, serverLoader };
  const outcome = await guardedScreen(args as unknown as ClientLoaderFunctionArgs).catch((thrown) => thrown);
  return {
    outcome: outcome instanceof Response ? outcome.headers.get('location') : outcome,
    asked: serverLoader.mock.calls.length,
  };
}

test.each([
  ['/cart', 'versorg_aufr'],
  ['/recommendations', 'bera_durch'],
  ['/wizard/1', 'bera_durch'],
  ['/products', 'prod_kat'],
] as const)(
  '%s is shown with the right %s, and leads home without it; the server is not asked',
  async (path, right) => {
    expect(await goTo(path, [right])).toEqual({ outcome: null, asked: 0 });
    expect(await goTo(path, [])).toEqual({ outcome: '/', asked: 0 });
  },
);

test('a window that does not know yet who is logged in asks the server', async () => {
  expect(await goTo('/cart', null)).toEqual({ outcome: asServer, asked: 1 });
});
