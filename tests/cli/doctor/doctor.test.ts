import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sender } from '../../../cli/doctor/doctor-sender.ts';
import { useSeededDatabase } from '../../server/support/database.ts';
import { POSTGRES_URL } from '../../server/support/engines.ts';
import { testConfig } from '../../server/support/test-config.ts';
import { callFrom, inkoHere } from '../run-here.ts';

describe('the doctor', () => {
  const database = useSeededDatabase('sqlite');
  beforeEach(() => callFrom(database));

  test('warns of an address without https, where browsers of other machines keep no draft', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://beratung.example');
    expect((await inkoHere(['doctor'])).stdout).not.toContain('keep no draft');
    vi.stubEnv('PUBLIC_URL', 'http://192.168.1.20:3000');
    const { code, stdout } = await inkoHere(['doctor']);
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('warning\taddress\thttp://192.168.1.20:3000: without https'),
    ]);
  });

  test('names a misspelt variable without its value, and also where the configuration cannot be used', async () => {
    const warning = 'warning\tconfiguration\tnothing reads SECRET_KEYS: is SECRET_KEY meant?\n';
    expect((await inkoHere(['doctor'])).stdout).not.toContain('nothing reads');
    vi.stubEnv('SECRET_KEYS', 'streng-geheim-0123456789');
    const usable = await inkoHere(['doctor']);
    expect([usable.code, usable.stdout]).toEqual([0, expect.stringContaining(warning)]);
    vi.stubEnv('SECRET_KEY', 'kurz');
    const unusable = await inkoHere(['doctor']);
    expect([unusable.code, unusable.stdout]).toEqual([1, expect.stringContaining(warning)]);
    expect(usable.stdout + unusable.stdout).not.toContain('streng-geheim');
  });

  test('warns of a sender that tells what the mails are about', () => {
    const stateOf = (local: string) =>
      sender(testConfig('sqlite:x', { MAIL_FROM: `${local}@firma.example` })).state;
    for (const local of ['inkoberatung', 'Inko-Team', 'inkontinenz', 'kontinenzberatung'])
      expect([local, stateOf(local)]).toEqual([local, 'warning']);
    // The one that nobody has named.
    const PUBLIC_URL = 'https://inkoberatung.firma.example';
    expect(sender(testConfig('sqlite:x', { PUBLIC_URL }))).toMatchObject({
      ...{ state: 'ok', detail: 'kontakt@inkoberatung.firma.example' },
    });
  });
});

describe.skipIf(POSTGRES_URL === undefined)('the doctor on a PostgreSQL that takes no writes', () => {
  const database = useSeededDatabase('postgresql');

  test('finds the error that /readyz answers with 503', async () => {
    callFrom(database);
    const writable = async () => {
      const { code, stdout } = await inkoHere(['doctor']);
      return [code, stdout.split('\n').find((line) => line.includes('\twritable\t'))];
    };
    expect(await writable()).toEqual([0, 'ok\twritable\ttakes writes']);
    const name = new URL(database.url).pathname.slice(1);
    await database.em().execute(`alter database "${name}" set default_transaction_read_only = on`);
    expect(await writable()).toEqual([
      1,
      expect.stringMatching(/^error\twritable\t.*read-only transaction.*has to name the primary server\.$/),
    ]);
  });
});
