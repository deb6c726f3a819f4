import { expect, test } from 'vitest';
import { User } from '#auth';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

describeWithDatabase('definitions of the care screens', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);

  const ask = async (path: string, who = 'beratung', headers = {}) =>
    server().ask(path, { cookie: await server().cookieOf(who), headers });
  const present = async (): Promise<string> => (await (await ask('/careDefinitions/0')).json()).version;

  test('a page names their version in place of carrying them', async () => {
    const version = await present();
    for (const path of ['/cart', '/products', '/recommendations', '/offer', '/selling']) {
      const page = await (await ask(path)).text();
      expect([path, page.includes(version), page.includes('Valdumea')]).toEqual([path, true, false]);
    }
  });

  test('the browser keeps the version it asked for, for this login alone', async () => {
    const answer = await ask(`/careDefinitions/${await present()}`);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toMatch(/cookie/i);
    const { version, ...parts } = await answer.json();
    expect(Object.keys(parts)).toEqual([
      'catalogue',
      'pictures',
      'recommendations',
      'picks',
      'questionnaire',
      'hints',
      'contractPrices',
    ]);
    expect(answer.url).toContain(version);
    const older = await ask('/careDefinitions/older');
    expect(older.headers.get('cache-control')).toBe('no-store');
    expect((await older.json()).version).toBe(version);
  });

  test('they come compressed as the browser likes it, with the same content', async () => {
    const path = `/careDefinitions/${await present()}`;
    const texts: string[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask(path, 'beratung', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      texts.push(await answer.text());
    }
    expect(new Set(texts).size).toBe(1);
  });

  test('a user who takes no part in consultations gets none of them', async () => {
    await database.em().fork().nativeUpdate(User, { loginKey: 'demo' }, { role: null });
    const answer = await ask(`/careDefinitions/${await present()}`, 'demo');
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('Valdumea');
  });
});
