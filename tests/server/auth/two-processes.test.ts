import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { User } from '#auth';
import { useSeededDatabase } from '../support/database.ts';
import { POSTGRES_URL } from '../support/engines.ts';
import { endProgram, type Program, startProgram } from '../support/program.ts';
import { DEMO_PASSWORD, testEnv } from '../support/test-config.ts';

describe.skipIf(POSTGRES_URL === undefined)('two server processes over one PostgreSQL', () => {
  const database = useSeededDatabase('postgresql');
  const servers: Program[] = [];
  const urls: string[] = [];

  beforeAll(async () => {
    for (let number = 0; number < 2; number += 1) {
      const server = startProgram('server', [], testEnv(database.url), database.folder);
      servers.push(server);
      urls.push((await server.printed(/http:\/\/localhost:\d+/)).replace('localhost', '127.0.0.1'));
    }
  });
  afterAll(async () => {
    for (const server of servers) await endProgram(server);
  });

  const login = async (number: number, password: string) => {
    const body = new URLSearchParams({ username: 'leitung', password });
    const answer = await fetch(`${urls[number % 2]}/static/api/auth/login.php`, { method: 'POST', body });
    return (await answer.json()).error ?? 0;
  };

  test('count fifty wrong tries at the same instant as fifty, of which the third and all later lock', async () => {
    const codes = await Promise.all(Array.from({ length: 50 }, (_, number) => login(number, 'falsch')));
    expect(codes.toSorted()).toEqual([2, 3, ...Array<number>(48).fill(4)]);
    expect((await database.em().findOneOrFail(User, { loginKey: 'leitung' })).failedTries).toBe(50);
    for (const number of [0, 1]) expect(await login(number, DEMO_PASSWORD)).toBe(4);
  });
});
