import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';

/** Who asks: nobody, the seeded users, one who waits for a password, one without any right. */
const VISITORS = [
  'nobody',
  'admin',
  'leitung',
  'beratung',
  'kalkulation',
  'demo',
  'wartet',
  'rechtlos',
] as const;
type VisitorName = (typeof VISITORS)[number];

const SHOWN = 200;
const everyUser = { admin: SHOWN, leitung: SHOWN, beratung: SHOWN, kalkulation: SHOWN, demo: SHOWN } as const;
const visitorsOnly = Object.fromEntries(VISITORS.map((who) => [who, who === 'nobody' ? SHOWN : '/']));
const guarded = { nobody: '/welcome', wartet: '/createPassword', rechtlos: SHOWN, ...everyUser };
const open = Object.fromEntries(VISITORS.map((who) => [who, SHOWN]));
const byRight = { ...guarded, rechtlos: '/' };
const advising = { ...byRight, kalkulation: '/' };

/** What each visitor of each page that exists is answered with: shown, or sent elsewhere. */
const PAGES: Readonly<Record<string, Partial<Record<VisitorName, number | string>>>> = {
  '/': guarded,
  '/login': visitorsOnly,
  '/welcome': visitorsOnly,
  '/register1': visitorsOnly,
  '/register2': visitorsOnly,
  '/register3': visitorsOnly,
  '/createPassword': open,
  '/passwd': open,
  '/verify': open,
  '/resetpwd': open,
  '/einladung': open,
  '/success': open,
  '/impressum': open,
  '/datenschutz': open,
  '/barrierefreiheit': open,
  '/feedback': open,
  '/wizard/0': guarded,
  '/wizard/1': advising,
  '/wizard/2': advising,
  '/wizard/3': advising,
  '/wizard/4': advising,
  '/recommendations': advising,
  '/cart': byRight,
  '/products': byRight,
  '/offer': guarded,
  '/offer/angaben': guarded,
  '/selling': guarded,
  '/final': guarded,
  '/myAccount': guarded,
  // Lists whose table has a library of its own.
  '/settings/1': { ...byRight, beratung: '/', kalkulation: '/' },
  '/settings/transfer': { ...byRight, beratung: '/', kalkulation: '/' },
  '/cms/0': { ...byRight, leitung: '/', beratung: '/', kalkulation: '/', demo: '/' },
  '/cms/1': { ...byRight, leitung: '/', beratung: '/', kalkulation: '/', demo: '/' },
  '/cms/1/institutionen': { ...byRight, leitung: '/', beratung: '/', kalkulation: '/', demo: '/' },
  '/cms/2': { ...byRight, leitung: '/', beratung: '/', kalkulation: '/', demo: '/' },
  '/cms/3': { ...byRight, leitung: '/', beratung: '/', kalkulation: '/', demo: '/' },
  '/cms/5': { ...byRight, leitung: '/', beratung: '/', kalkulation: '/', demo: '/' },
  '/cms/4': { ...byRight, leitung: '/', beratung: '/', kalkulation: '/', demo: '/' },
  '/cms/6': { ...byRight, leitung: '/', beratung: '/', kalkulation: '/', demo: '/' },
  '/prefetch': guarded,
  '/consultationVersion': open,
  '/careDefinitions/1': { nobody: '/welcome', wartet: '/createPassword', ...everyUser },
};

/** Pieces of what the loaders of the guarded pages give: product, Krankenkasse, institution, competitor. */
const DATA = ['Valdumea', 'See-Musterkasse', 'Apotheke am Stadtgarten', 'draftKey'];

describeWithDatabase('pages', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const cookies = new Map<VisitorName, string>();

  beforeAll(async () => {
    const em = database.em();
    const user = await em.findOneOrFail(User, { loginKey: 'beratung' });
    const { id: _, ...values } = { ...user, institution: user.institution.id, role: user.role?.id ?? null };
    const another = (loginname: string, changed: object) =>
      em.insert(User, {
        ...values,
        mail: `${loginname}@x.example`,
        loginname,
        loginKey: loginname,
        ...changed,
      });
    await another('wartet', { passwordInitial: true });
    await another('rechtlos', { role: null });
    for (const who of VISITORS) if (who !== 'nobody') cookies.set(who, await server().cookieOf(who));
  });

  const ask = (who: VisitorName, path: string, method = 'GET') => {
    const cookie = cookies.get(who);
    return server().ask(path, { method, ...(cookie === undefined ? {} : { cookie }) });
  };
  const outcome = (answer: Response) =>
    answer.status === 302 ? answer.headers.get('location') : answer.status;

  // @spec access-2-1
  test.each(Object.keys(PAGES))(
    '%s is shown to whom the route table allows it, and gives others no data',
    async (path) => {
      const data = path === '/' ? '/_root.data' : `${path}.data`;
      for (const [who, expected] of Object.entries(PAGES[path] ?? {})) {
        const answer = await ask(who as VisitorName, path);
        expect([who, path, outcome(answer)]).toEqual([who, path, expected]);
        if (expected === SHOWN) continue;
        const texts = [await answer.text()];
        const others = who === 'nobody' ? [`${data}?_routes=routes%2Fconsultation`] : [];
        for (const asked of [data, ...others])
          texts.push(await (await ask(who as VisitorName, asked)).text());
        for (const piece of DATA)
          expect([who, piece, texts.join().includes(piece)]).toEqual([who, piece, false]);
        expect(texts[1]).toContain(`"${expected}"`);
      }
    },
  );

  test('gives the data to whom it is shown', async () => {
    const answers = ['/cart.data', '/careDefinitions/1'].map(async (path) =>
      (await ask('beratung', path)).text(),
    );
    const text = (await Promise.all(answers)).join('');
    for (const piece of DATA) expect([piece, text.includes(piece)]).toEqual([piece, true]);
  });

  test.each(['/Cart', '/cart/', '/cart//', '//cart', '/%63art', '/CART/', '/Cart.data', '/%63art.data'])(
    '%s is not a way past the guard',
    async (path) => {
      for (const who of ['nobody', 'wartet', 'rechtlos'] as const) {
        const answer = await ask(who, path);
        expect([who, path, answer.status === 200]).toEqual([who, path, false]);
        expect(await answer.text()).not.toMatch(new RegExp(DATA.join('|')));
      }
    },
  );

  // @spec access-2-1
  test('any other path leads home', async () => {
    expect(outcome(await ask('beratung', '/gibt/es/nicht'))).toBe('/');
    expect(outcome(await ask('nobody', '/gibt/es/nicht'))).toBe('/welcome');
    expect(outcome(await ask('wartet', '/gibt/es/nicht'))).toBe('/createPassword');
  });

  test('/session says whose it is, and nothing more', async () => {
    expect(await (await ask('nobody', '/session')).json()).toEqual({ ended: 'over' });
    const answer = await (await ask('beratung', '/session')).json();
    expect(answer).toEqual({ user: expect.any(Number), session: expect.any(Number) });
  });

  test('/session ends no session but the one that it names', async () => {
    const cookie = await server().cookieOf('kalkulation');
    const asked = async (form?: Readonly<Record<string, string>>) =>
      (await server().ask('/session', { cookie, ...(form && { form }) })).json();
    const { user, session } = await asked();
    const end = (of: number, which: number) => asked({ user: String(of), session: String(which) });
    expect(await end(user, session - 1)).toEqual({ ended: false });
    expect(await end(user + 1, session)).toEqual({ ended: false });
    expect(await end(user, session), 'another window works in it').toEqual({
      ended: false,
      unusedMs: expect.any(Number),
    });
    expect(await asked()).toHaveProperty('user');
    const idleSince = new Date(session - 45 * 60_000);
    await database.em().execute('update session set last_seen = ? where user_id = ?', [idleSince, user]);
    expect(await end(user, session)).toEqual({ ended: true });
    expect(await asked()).not.toHaveProperty('user');
  });

  test('a session that was idle for too long leads to the login, with the reason', async () => {
    const cookie = await server().cookieOf('beratung');
    await database
      .em()
      .execute('update session set last_seen = ? where user_id = ?', [
        new Date(0),
        (await database.em().findOneOrFail(User, { loginKey: 'beratung' })).id,
      ]);
    const asked = await server().ask('/cart', { cookie });
    expect(asked.headers.get('location')).toBe('/login?grund=inaktiv');
    expect(await (await server().ask('/session', { cookie })).json()).toEqual({ ended: 'idle' });
    cookies.set('beratung', await server().cookieOf('beratung'));
  });

  // @spec access-4-1
  test('a login ends the session that this browser had, a failed one does not', async () => {
    const cookie = await server().cookieOf('beratung');
    const login = (password: string) =>
      server().ask('/login', { cookie, form: { username: 'kalkulation', password } });
    const ended = async () => (await (await server().ask('/session', { cookie })).json()).ended;
    expect((await login('falsch')).headers.get('set-cookie')).toBeNull();
    expect(await ended()).toBeUndefined();
    expect((await login(DEMO_PASSWORD)).headers.get('location')).toBe('/');
    expect(await ended()).toBe('over');
  });

  test.each([
    ['/settings/2', '/settings/2'],
    ['/cms/7', '/cms/7'],
    ['/settings/2?q=x', '/settings/2'],
    ['/prefetch', '/'],
    ['/settings/transfer/file', '/'],
    ['/gibt/es/nicht', '/'],
  ])('a login after %s was asked for leads to %s', async (path, target) => {
    const headers = { 'Sec-Fetch-Dest': 'document' };
    const [cookie = ''] = (await server().ask(path, { headers })).headers.get('set-cookie')?.split(';') ?? [];
    const form = { username: 'kalkulation', password: DEMO_PASSWORD };
    const login = await server().ask('/login', { cookie, form });
    expect(login.headers.get('location')).toBe(target);
    expect(login.headers.getSetCookie().filter((each) => !each.startsWith('user-token='))).toEqual(
      target === '/' ? [] : [expect.stringMatching(/^asked-page=; Max-Age=0/)],
    );
  });

  test('a login leads to no page that a window read by itself, nor to another site', async () => {
    expect((await server().ask('/cart')).headers.get('set-cookie')).toBeNull();
    for (const path of ['//evil.example', '/%2Fevil.example', 'https://evil.example', '/login'])
      expect(
        (
          await server().ask('/login', {
            cookie: `asked-page=${path}`,
            form: { username: 'kalkulation', password: DEMO_PASSWORD },
          })
        ).headers.get('location'),
      ).toBe('/');
  });

  test.each(['/', '/wizard/0', '/products'])('%s says without JavaScript that it is needed', async (path) => {
    const html = await (await ask('beratung', path)).text();
    expect(html).toMatch(/<main[^>]*><noscript><p[^>]*>Inkoberatung braucht JavaScript/);
  });

  test('HEAD answers as GET does, without a body', async () => {
    const answer = await ask('nobody', '/login', 'HEAD');
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(outcome(await ask('nobody', '/cart', 'HEAD'))).toBe('/welcome');
  });

  test('are never kept by anybody on the way', async () => {
    for (const [who, path] of [
      ['nobody', '/login'],
      ['beratung', '/'],
      ['beratung', '/cart.data'],
    ] as const) {
      const cacheControl = (await ask(who, path)).headers.get('cache-control');
      expect([path, cacheControl]).toEqual([path, 'no-store']);
    }
  });
});
