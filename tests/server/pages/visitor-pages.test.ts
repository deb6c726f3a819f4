import { afterEach, expect, test } from 'vitest';
import { Institution } from '../../../modules/institution/institutions/institution.entity.ts';
import { Paket } from '../../../modules/institution/pakete/paket.entity.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { Renderings } from '../support/renderings.ts';
import { useServer } from '../support/server.ts';
import { HOUR } from '../support/test-clock.ts';

const KEPT = [
  '/welcome',
  '/login',
  '/passwd',
  '/impressum',
  '/datenschutz',
  '/barrierefreiheit',
  '/feedback',
  '/success',
  '/register1',
  '/register1?version=0',
  '/register1?version=1',
  '/register2',
  '/register3',
];

describeWithDatabase('a page that is the same for every visitor', (engine) => {
  const database = useSeededDatabase(engine);
  const renderings = new Renderings();
  const server = useServer(database, {}, {}, { web: renderings.of });

  afterEach(() => renderings.forget());

  const nonces = (text: string) => new Set(text.match(/nonce="[^"]*"/g));

  test.each(KEPT)('%s is rendered once, and has the nonce of each response', async (path) => {
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => server().ask(path)));
    const text = (await first?.text()) ?? '';
    for (const answer of others) {
      const nonce = /'nonce-([\da-f]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
      const other = await answer.text();
      expect(nonces(other)).toEqual(new Set([`nonce="${nonce}"`]));
      expect(nonces(other)).not.toEqual(nonces(text));
      expect(other.replaceAll(/nonce="[^"]*"/g, '')).toBe(text.replaceAll(/nonce="[^"]*"/g, ''));
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const asked = await server().ask(path, { method: 'HEAD' });
    expect([asked.status, await asked.text()]).toEqual([200, '']);
    expect(renderings.count(path)).toBe(1);
  });

  test('is rendered for everybody else, and at any other address', async () => {
    const cookie = await server().cookieOf('beratung');
    const asked = [
      { cookie },
      { cookie: `user-token=${'A'.repeat(43)}` },
      { cookie: `login-step=${'A'.repeat(43)}` },
    ];
    for (const each of asked) expect((await server().ask('/impressum', each)).status).toBe(200);
    expect(renderings.count('/impressum')).toBe(3);
    expect(await (await server().ask('/impressum', { cookie })).text()).not.toBe(
      await (await server().ask('/impressum')).text(),
    );
    for (const path of ['/login?a=1', '/login/', '/LOGIN', '/login?a=1'])
      expect([path, (await server().ask(path)).status]).toEqual([path, 200]);
    expect(renderings.count('/login') + renderings.count('/LOGIN')).toBe(4);
  });

  test('shows what is changed at once, by whatever process', async () => {
    await server().ask('/impressum');
    await database.em().nativeUpdate(Institution, { isVendor: true }, { telefon: '0731 4711' });
    expect(await (await server().ask('/impressum')).text()).toContain('0731 4711');
    expect(await (await server().ask('/welcome')).text()).toContain('0731 4711');
    await database.em().nativeUpdate(Paket, { VollversionStandard: true }, { Nutzerlimit: 78 });
    expect(await (await server().ask('/welcome')).text()).toContain('77');
  });

  // @spec access-1-5
  test('offers what the Pakete of this installation say', async () => {
    const offered = async (limit: number, days: number) => {
      await database.em().nativeUpdate(Paket, { VollversionStandard: true }, { Nutzerlimit: limit });
      await database.em().nativeUpdate(Paket, { RegistrierungStandard: true }, { Testphasendauer: days });
      const text = (await (await server().ask('/welcome')).text()).replaceAll(/<[^>]*>/g, ' ');
      const of = (pattern: RegExp) => pattern.exec(text)?.[0];
      return [of(/(Ein|Bis zu \d+) weiterer? Mitarbeiterzug[aä]nge?/), of(/\d+ Tage/)];
    };
    expect(await offered(2, 14)).toEqual(['Ein weiterer Mitarbeiterzugang', '14 Tage']);
    expect(await offered(1, 0)).toEqual([undefined, undefined]);
  });

  test('is rendered again on another day: what it offers depends on the day', async () => {
    await server().ask('/login');
    await server().ask('/login');
    server().clock.advance(24 * HOUR);
    renderings.forget();
    await server().ask('/login');
    expect(renderings.count('/login')).toBe(1);
  });
});
