import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { User } from '#auth';
import { KrankenkasseRow } from '#institution';
import { call } from './support/call.ts';
import { useSeededDatabase } from './support/database.ts';
import { describeOnBothEngines } from './support/engines.ts';
import { endProgram, type Program, startProgram } from './support/program.ts';
import { DEMO_PASSWORD, testEnv } from './support/test-config.ts';

const KRANKENKASSEN = 'cms/krankenkassen.php';
const NEW = { Kinderpauschale: '30', Urinpauschale: '17,85', Stuhlpauschale: '22.50', Kindalter: 18 };

describeOnBothEngines('two server processes over one database', (engine) => {
  const database = useSeededDatabase(engine);
  const programs: Program[] = [];
  const servers: { readonly origin: string }[] = [];

  beforeAll(async () => {
    for (let number = 0; number < 2; number += 1) {
      const program = startProgram('server', [], testEnv(database.url), database.folder);
      programs.push(program);
      const address = await program.printed(/http:\/\/localhost:\d+/);
      servers.push({ origin: address.replace('localhost', '127.0.0.1') });
    }
  });
  afterAll(async () => {
    for (const program of programs) await endProgram(program);
  });

  const ask = (number: number, path: string, asked: Parameters<typeof call>[2]) =>
    call(servers[number % 2] as { readonly origin: string }, path, asked);
  const login = async (number: number, username: string, password = DEMO_PASSWORD) =>
    (await ask(number, 'auth/login.php', { form: { username, password } })).json;
  const put = (number: number, token: string, Kasse: string) =>
    ask(number, KRANKENKASSEN, { method: 'PUT', token, json: { ...NEW, Kasse } });

  test('count twenty wrong tries at the same instant as twenty, of which the third and all later lock', async () => {
    const tries = Array.from({ length: 20 }, (_, number) => login(number, 'leitung', 'falsch'));
    const codes = (await Promise.all(tries)).map(({ error }) => error);
    expect(codes.toSorted()).toEqual([2, 3, ...Array<number>(18).fill(4)]);
    expect((await database.em().findOneOrFail(User, { loginKey: 'leitung' })).failedTries).toBe(20);
    for (const number of [0, 1]) expect((await login(number, 'leitung')).error).toBe(4);
  });

  test('serve one session, and show what the other writes at once', async () => {
    const { token } = await login(0, 'admin');
    for (let number = 0; number < 4; number += 1) {
      const Kasse = `Von nebenan ${number}`;
      // Both have the list as it was before.
      for (const each of [0, 1])
        expect((await ask(each, KRANKENKASSEN, { token })).text).not.toContain(Kasse);
      expect((await put(number, token, Kasse)).status).toBe(200);
      expect((await ask(number + 1, KRANKENKASSEN, { token })).text).toContain(Kasse);
    }
    const logout = { method: 'POST', token, form: { username: 'admin' } };
    expect((await ask(1, 'auth/removeUserToken.php', logout)).status).toBe(200);
    for (const number of [0, 1]) expect((await ask(number, KRANKENKASSEN, { token })).status).toBe(401);
  });

  test('write at the same instant, and lose nothing', async () => {
    const { token } = await login(0, 'admin');
    const names = Array.from({ length: 20 }, (_, number) => `Gleichzeitig ${number}`);
    const answers = await Promise.all(names.map((name, number) => put(number, token, name)));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect(await database.em().count(KrankenkasseRow, { Kasse: { $in: names } })).toBe(20);
    // Of two with one name one is there.
    const twice = await Promise.all([0, 1].map((number) => put(number, token, 'Einmalig')));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await database.em().count(KrankenkasseRow, { Kasse: 'Einmalig' })).toBe(1);
  });

  // PostgreSQL's writers wait for a row alone.
  if (engine === 'sqlite')
    test('wait for a file that another process writes, and answer reads meanwhile', async () => {
      const { token } = await login(0, 'admin');
      // So long ago that the next request writes when the session was used.
      await database.em().execute('update session set last_seen = last_seen - 60000');
      const holder = new DatabaseSync(database.url.slice('sqlite:'.length));
      onTestFinished(() => holder.close());
      holder.exec('begin immediate');
      const putting = [0, 1].map((number) => put(number, token, `Nach dem anderen ${number}`));
      // Who only reads waits for nobody.
      for (const { origin } of servers) {
        const headers = { cookie: `user-token=${token}`, connection: 'close' };
        for (const path of ['/cart', '/healthz'])
          expect((await fetch(origin + path, { headers })).status).toBe(200);
      }
      holder.exec('commit');
      expect((await Promise.all(putting)).map(({ status }) => status)).toEqual([200, 200]);
    });
});
