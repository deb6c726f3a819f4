import { expect, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

describeWithDatabase('the policy of a page', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { MATOMO_URL: 'https://statistik.example', MATOMO_SITE_ID: '3' });

  /** Whether a page may ask the statistics server. */
  async function admitsIt(path: string, cookie?: string): Promise<boolean> {
    const answer = await server().ask(path, cookie === undefined ? {} : { cookie });
    return (answer.headers.get('content-security-policy') ?? '').includes('statistik.example/matomo.js');
  }

  // @spec access-7-17
  test('lets the statistics server in on visitors’ pages alone', async () => {
    for (const path of ['/welcome', '/login', '/register1', '/Impressum/', '/verify?id=1&token=x'])
      expect([path, await admitsIt(path)]).toEqual([path, true]);
    for (const path of ['/login/code', '/createPassword'])
      expect([path, await admitsIt(path)]).toEqual([path, false]);
    const cookie = await server().cookieOf('beratung');
    for (const path of ['/', '/cart', '/impressum', '/datenschutz', '/feedback', '/offer'])
      expect([path, await admitsIt(path, cookie)]).toEqual([path, false]);
  });
});
