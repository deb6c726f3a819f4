import { userInfo } from 'node:os';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { closeDatabase, openDatabase, readConfig } from '#platform';
import { databaseSchema } from '#setup';
import { postgresDriverOptions, postgresTarget } from '../../../../modules/platform/postgres/postgres-url.ts';
import { emptyDatabase } from '../../../server/support/database.ts';
import { POSTGRES_URL } from '../../../server/support/engines.ts';
import { CERTIFICATE, postgresProxy } from '../../../server/support/postgres-proxy.ts';
import { postgresSocket } from '../../../server/support/postgres-socket.ts';

const SECRET_KEY = 'x'.repeat(32);

/** What is said of a query of DATABASE_URL; empty where it is taken. */
function refusal(query: string, address = 'postgresql://inko:geheim@db/inko'): string {
  try {
    readConfig({ SECRET_KEY, DATABASE_URL: `${address}?${query}` });
    return '';
  } catch (error) {
    return (error as Error).message.replaceAll('DATABASE_URL: ', '');
  }
}

describe('the parameters of DATABASE_URL', () => {
  test.each([
    'sslmode=disable',
    'sslmode=require',
    'sslmode=verify-full',
    `sslmode=verify-ca&sslrootcert=${CERTIFICATE}`,
    'connect_timeout=5&statement_timeout=0&lock_timeout=2000&application_name=beratung',
  ])('are taken: %s', (query) => {
    expect(refusal(query)).toBe('');
  });

  test.each([
    ['sslmode=verify_full', 'sslmode must be one of disable, require, verify-ca, verify-full'],
    ['sslmode=prefer', 'because the others go on in clear text unnoticed'],
    ['sslmode=verify-ca', 'sslmode=verify-ca needs sslrootcert'],
    ['sslmode=require&sslmode=disable', 'the parameter sslmode is there twice'],
    ['ssl=true', 'the parameter ssl is not known; there are sslmode, '],
    ['SSLMODE=require', 'the parameter SSLMODE is not known'],
    ['target_session_attrs=read-write', 'the parameter target_session_attrs is not known'],
    ['sslmode=verify-full&sslrootcert=/gone.pem', 'sslrootcert cannot be read (ENOENT)'],
    ['sslmode=verify-full&sslrootcert=/dev/null', 'sslrootcert must be a file in the PEM format'],
    [`sslrootcert=${CERTIFICATE}`, 'sslrootcert has no effect without sslmode'],
    [`sslmode=require&sslcert=${CERTIFICATE}`, 'sslcert and sslkey belong together'],
    ['connect_timeout=0', 'connect_timeout must be seconds from 1 to 60'],
    ['lock_timeout=2s', 'lock_timeout must be milliseconds; 0 leaves it to the server'],
    ['host=/run/postgresql', 'host and the name of a server exclude each other'],
    ['port=0', 'port must be a number from 1 to 65535'],
    ['port=5433x', 'port must be a number from 1 to 65535'],
  ])('are refused by name: %s', (query, message) => {
    expect(refusal(query)).toContain(message);
    expect(refusal(query)).not.toContain('geheim');
  });

  test('name the folder of a socket', () => {
    expect(refusal('host=/run/postgresql', 'postgresql:///inko')).toBe('');
    expect(refusal('host=db', 'postgresql:///inko')).toContain('host must be the folder of a socket');
    expect(refusal('host=/run/postgresql', 'postgresql://inko@/inko')).toBe('');
    expect(refusal('host=/run/postgresql', 'postgresql://inko:geheim@/inko')).toBe('');
    expect(refusal('host=/run/postgresql', 'postgresql://@/inko')).toContain('user must not be empty');
    expect(refusal('user=ada', 'postgresql://inko:geheim@db/inko')).toContain(
      'user and password stand before',
    );
    expect(refusal('port=5433', 'postgresql://inko:geheim@db:5432/inko')).toContain('port stands behind');
  });

  test.each([
    ['postgresql://inko@:5433/inko?host=/run/postgresql', '/run/postgresql', '5433'],
    ['postgresql://:5433/inko?host=/run/postgresql', '/run/postgresql', '5433'],
    ['postgresql:///inko?host=/run/postgresql&port=5433', '/run/postgresql', '5433'],
    ['postgresql://inko@:5433/inko', '', '5433'],
    ['postgresql://inko@db/inko?port=5433', 'db', '5433'],
    ['postgresql://inko@db:5433/inko', 'db', '5433'],
    ['postgresql://inko@/inko?host=/run/postgresql', '/run/postgresql', ''],
  ])('name the port as libpq reads it: %s', (url, host, port) => {
    expect(refusal('application_name=inko', url.replace(/\?.*/, ''))).toBe('');
    expect(() => readConfig({ SECRET_KEY, DATABASE_URL: url })).not.toThrow();
    expect(postgresTarget(url)).toMatchObject({ host, port, database: 'inko' });
    expect(postgresDriverOptions(url).port).toBe(port === '' ? undefined : Number(port));
  });

  test.each([
    ['postgresql://inko@/beratung?host=/run/postgresql', 'inko', ''],
    ['postgres://inko:ge%40heim@/beratung?host=/run/postgresql', 'inko', 'ge@heim'],
    ['postgresql:///beratung?host=/run/postgresql&user=inko&password=ge%40heim', 'inko', 'ge@heim'],
    ['postgresql:///beratung?host=/run/postgresql', '', ''],
  ])('say who comes by a socket: %s', (url, user, password) => {
    expect(postgresTarget(url)).toMatchObject({
      ...{ user, password, database: 'beratung', host: '/run/postgresql' },
    });
  });

  test('leave the user to the system, as libpq does, whatever USER says', () => {
    const userOf = () => postgresDriverOptions('postgresql:///inko?host=/run/postgresql').user;
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('USER', undefined);
    vi.stubEnv('PGUSER', undefined);
    expect(userOf()).toBe(userInfo().username);
    vi.stubEnv('PGUSER', 'inko');
    expect(userOf()).toBe('inko');
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a connection to PostgreSQL', () => {
  /** Opens a database by way of a server with or without TLS, and reads settings over it. */
  async function opened(query: string, { tls, host = 'localhost' }: { tls: boolean; host?: string }) {
    const database = await emptyDatabase('postgresql');
    onTestFinished(() => database.drop());
    const { url, encrypted } = await postgresProxy(database.url, tls);
    url.search = query;
    url.hostname = host;
    const orm = await openDatabase(url.href, databaseSchema);
    const [setting] = await (orm.em as SqlEntityManager).execute(
      `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
       current_setting('application_name') as name`,
    );
    await closeDatabase(orm);
    return { encrypted, setting };
  }

  test.each([
    ['', false],
    ['sslmode=disable', false],
    ['sslmode=require', true],
    [`sslmode=verify-full&sslrootcert=${CERTIFICATE}`, true],
  ])('with "%s" is encrypted: %s', async (query, expected) => {
    expect(new Set((await opened(query, { tls: true })).encrypted)).toEqual(new Set([expected]));
  });

  // @spec access-4-21
  test('never goes on in clear text where TLS is asked for', async () => {
    for (const mode of ['require', 'verify-full'])
      await expect(opened(`sslmode=${mode}`, { tls: false })).rejects.toThrow(
        'The server does not support SSL connections',
      );
  });

  test('checks who the server is as far as the mode says', async () => {
    await expect(opened('sslmode=verify-full', { tls: true })).rejects.toThrow('self-signed certificate');
    const byAddress = { tls: true, host: '127.0.0.1' };
    const root = `sslrootcert=${CERTIFICATE}`;
    await expect(opened(`sslmode=verify-full&${root}`, byAddress)).rejects.toThrow(
      "does not match certificate's altnames",
    );
    for (const mode of ['require', 'verify-ca'])
      expect((await opened(`sslmode=${mode}&${root}`, byAddress)).encrypted).toContain(true);
  });

  test('comes by a socket, with the user before no host, and with another port', async () => {
    const database = await emptyDatabase('postgresql');
    onTestFinished(() => database.drop());
    for (const [port, url] of [
      ['5432', (each: string) => each],
      ['5433', (each: string) => each.replace('@/', '@:5433/')],
      ['5433', (each: string) => `${each}&port=5433`],
    ] as const) {
      const orm = await openDatabase(url((await postgresSocket(database.url, port)).url), databaseSchema);
      const [found] = await (orm.em as SqlEntityManager).execute('select current_database() as name');
      await closeDatabase(orm);
      expect(`/${found?.name}`).toBe(new URL(database.url).pathname);
    }
  });

  test('has the timeouts that hold, or those of the URL', async () => {
    expect((await opened('', { tls: false })).setting).toEqual({
      statement: '2min',
      lock: '30s',
      name: 'inko',
    });
    const query = 'statement_timeout=7000&lock_timeout=3000&application_name=beratung';
    expect((await opened(query, { tls: false })).setting).toEqual({
      statement: '7s',
      lock: '3s',
      name: 'beratung',
    });
  });
});
