import { afterEach, describe, expect, test } from 'vitest';
import { User } from '#auth';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../support/database.ts';
import { Renderings } from '../support/renderings.ts';
import { useServer } from '../support/server.ts';
import { MINUTE } from '../support/test-clock.ts';
import { head, openWire, type Wire } from '../support/wire.ts';

const HTML = { accept: 'text/html,*/*;q=0.8' };
/** A page that is rendered for each who asks. */
const verify = (at: number | string) => `/verify?at=${at}`;

const statusesIn = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

describe('a server whose pages are asked for by strangers', () => {
  const database = useSeededDatabase('sqlite');
  const renderings = new Renderings();
  const server = useServer(database, {}, {}, { web: renderings.of });
  const wires: Wire[] = [];

  afterEach(() => {
    for (const wire of wires.splice(0)) wire.close();
    renderings.forget();
  });

  function open(text: string): Wire {
    const wire = openWire(server().origin);
    wires.push(wire);
    wire.write(text);
    return wire;
  }

  /** Waits until as many pages are being rendered as visitors' may. */
  async function busy(): Promise<void> {
    while (renderings.count('/verify') < 2) await server().ask('/healthz');
  }

  test('renders two of them at a time, lets some wait and refuses the rest in words', async () => {
    const letGo = renderings.hold();
    let refused = 0;
    const asked = Array.from({ length: 100 }, async (_, at) => {
      const answer = await server().ask(verify(at), { headers: HTML });
      if (answer.status === 503) refused += 1;
      return answer;
    });
    const cookie = await server().cookieOf('beratung');
    // Requests that are refused are answered while the others wait.
    while (refused < 38) expect((await server().ask('/healthz')).status).toBe(200);
    expect(renderings.count('/verify')).toBe(2);
    expect((await server().ask('/readyz')).status).toBe(200);
    expect((await server().ask('/cart', { cookie })).status).toBe(200);
    expect((await server().ask('/login')).status).toBe(200);
    letGo();
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(62);
    const busyPage = answers.find(({ status }) => status === 503);
    expect(busyPage?.headers.get('retry-after')).toBe('5');
    expect(await busyPage?.text()).toContain('Der Server hat gerade sehr viel zu tun.');
  });

  test('renders nothing for those who have gone', async () => {
    const letGo = renderings.hold();
    const gone = Array.from({ length: 40 }, (_, at) => open(head(`GET ${verify(at)}`, {})));
    await busy();
    const closed = gone.map(({ all }) => all);
    for (const wire of gone) wire.close();
    await Promise.all(closed);
    // Heard after the closing of those before it.
    const last = server().ask(verify('last'));
    letGo();
    expect((await last).status).toBe(200);
    expect(renderings.count(verify('last'))).toBe(1);
    // Those that had begun, and the one that waits for its answer.
    expect(renderings.count('/verify')).toBe(3);
  });

  test('keeps no place for those who have gone', async () => {
    const letGo = renderings.hold();
    const gone = Array.from({ length: 90 }, (_, at) => open(head(`GET ${verify(at)}`, {})));
    await busy();
    await Promise.race(gone.map(({ begun }) => begun));
    const closed = gone.map(({ all }) => all);
    for (const wire of gone) wire.close();
    await Promise.all(closed);
    await server().ask('/healthz');
    const waits = Array.from({ length: 60 }, (_, at) => server().ask(verify(`then${at}`)));
    letGo();
    for (const answer of await Promise.all(waits)) expect(answer.status).toBe(200);
  });

  test('renders the page of a refused form under the same limit', async () => {
    const letGo = renderings.hold();
    const asked = [0, 1].map((at) => server().ask(verify(at)));
    await busy();
    let answered = false;
    const login = server().ask('/login', { form: { username: 'niemand', password: 'falsch' } });
    void login.then(() => {
      answered = true;
    });
    const data = await server().ask('/login.data', { form: { username: 'niemand', password: 'falsch' } });
    expect([data.status, answered]).toEqual([401, false]);
    letGo();
    expect((await login).status).toBe(401);
    await Promise.all(asked);
  });

  test('closes a connection that sends ever more before it has read an answer', async () => {
    const one = head('GET /login', {});
    const some = open(one.repeat(7) + head('GET /login', { Connection: 'close' }));
    expect(statusesIn(await some.all)).toEqual(Array(8).fill(200));
    const answers = await open(one.repeat(200)).all;
    expect(statusesIn(answers).length).toBeLessThanOrEqual(8);
    expect(server().http.maxRequestsPerSocket).toBe(1_000);
  });

  test('answers health checks, and users who are logged in, before the requests of a flood', async () => {
    const cookie = await server().cookieOf('beratung');
    await server().ask('/login');
    // Connected before the flood: what is compared is when a request is begun.
    const probes = ['/healthz', '/readyz'].map((path) => ({ path, wire: open('') }));
    await server().ask('/cart', { cookie });
    const text = head('GET /login', {}).repeat(7) + head('GET /login', { Connection: 'close' });
    const flood = Array.from({ length: 80 }, () => open(text));
    let answered = 0;
    const answers = flood.map(async ({ all }) => {
      await all;
      answered += 1;
    });
    await Promise.race(flood.map(({ begun }) => begun));
    for (const { path, wire } of probes) wire.write(head(`GET ${path}`, {}));
    for (const { wire } of probes) expect(statusesIn(await wire.begun)).toEqual([200]);
    expect(answered).toBeLessThan(flood.length);
    expect((await server().ask('/cart', { cookie })).status).toBe(200);
    await Promise.all(answers);
  });
});

describe('a server with small limits for pages', () => {
  const database = useSeededDatabase('sqlite');
  // Twelve pages a minute.
  const server = useServer(database, { RATE_LIMIT_FACTOR: '0.01' });

  test('refuses an address that asks too often, and nobody there who is logged in', async () => {
    server().clock.advance(MINUTE);
    const [cookie, other] = [await server().cookieOf('beratung'), await server().cookieOf('leitung')];
    const statusOfAsked = async (asked: object = {}) => (await server().ask('/login', asked)).status;
    for (let count = 0; count < 12; count += 1) expect(await statusOfAsked()).toBe(200);
    const refused = await server().ask('/impressum', { headers: HTML });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain('Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.');
    // A token that anybody can make up is nobody's session.
    expect(await statusOfAsked({ cookie: `user-token=${'A'.repeat(43)}` })).toBe(429);
    for (let count = 0; count < 12; count += 1) expect(await statusOfAsked({ cookie })).toBe(302);
    expect(await statusOfAsked({ cookie })).toBe(429);
    expect(await statusOfAsked({ cookie: other })).toBe(302);
    expect((await server().ask('/healthz')).status).toBe(200);
    server().clock.advance(MINUTE);
    expect([await statusOfAsked(), await statusOfAsked({ cookie })]).toEqual([200, 302]);
  });

  test('notes once who was refused, and no address', async () => {
    const user = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
    const noted = await database.em().find(AuditEntry, { what: 'limit-reached' });
    expect(noted.map(({ who }) => who).toSorted()).toEqual([`user:${user.id}`, 'visitor']);
    expect(JSON.stringify(noted.filter(({ who }) => who === 'visitor'))).not.toContain('127.0.0.1');
  });
});
