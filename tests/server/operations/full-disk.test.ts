import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { beforeAll, expect, test, vi } from 'vitest';
import { callFrom, inkoHere } from '../../cli/run-here.ts';
import { call, tokenOf } from '../support/call.ts';
import { DEMO_PDF_PASSWORD, samplePdf } from '../support/pdfs.ts';
import { useServer } from '../support/server.ts';
import { describeOnSmallDisks, useSmallDisk } from '../support/small-disk.ts';
import { MINUTE } from '../support/test-clock.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';

const MATCHING = 'register/uploadmatchingcsv.php';
const WORDS =
  'Der Server kann zurzeit nichts speichern; Ihre Eingabe wurde nicht übernommen. Bitte versuchen Sie es in einigen Minuten noch einmal.';
const CODES = { sqlite: 'SQLITE_FULL', postgresql: '53100' } as const;
/** Tables that the tests insert into. */
const TABLES = [
  ...['session', 'audit_entry', 'staged_import', 'import_run', 'stored_pdf', 'pdf_sending', 'rate_count'],
  ...['krankenkasse', 'matching_row'],
];

/** A table that needs more than a small rest of the disk, staged or written: random enough not to be compressed. */
const tableOf = (mark: string, lines = 4000) =>
  `knr;name_1;name_2;street;number;zip;city\n${Array.from(
    { length: lines },
    (_, index) =>
      `${mark}${index};Haus ${(((index + 1) * 2654435761) % 4294967296).toString(36)};;Weg ${(((index + 7) * 40503) % 65536).toString(36)};1;20095;Hamburg\n`,
  ).join('')}`;

describeOnSmallDisks('a full disk', (engine) => {
  const disk = useSmallDisk(engine);
  const server = useServer(disk, { LOG_LEVEL: 'info' });
  let [admin, adviser, cookie] = ['', '', ''];

  beforeAll(async () => {
    [admin, adviser] = await Promise.all([tokenOf(server(), 'admin'), tokenOf(server(), 'beratung')]);
    cookie = `user-token=${adviser}`;
    if (engine === 'sqlite') return;
    // Each row that is inserted needs a page of its own, as in a table that is full.
    for (const table of TABLES) await em().execute(`alter table "${table}" set (fillfactor = 10)`);
    await em().execute(`vacuum (full) ${TABLES.map((table) => `"${table}"`).join(', ')}`);
  });

  const em = () => server().orm.em.fork() as SqlEntityManager;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const stage = (mark: string) =>
    call(server(), MATCHING, { token: admin, form: { file: bytes(tableOf(mark)) } });
  const commit = () =>
    call(server(), MATCHING, { method: 'PUT', token: admin, json: { writeTempTable: true } });

  /** Fills the disk; what the engine keeps free for itself is given back before. */
  async function fill(room = 0): Promise<void> {
    if (engine === 'sqlite') await em().execute('pragma wal_checkpoint(truncate)');
    disk.fill(room);
  }
  /** Uses up the room in pages that a table has already. */
  async function useUp(): Promise<void> {
    for (let row = 0; ; row += 1)
      try {
        await em().execute('insert into rate_count (span_hash, hits, ends_at) values (?, 1, 0)', [
          `row ${row}`,
        ]);
      } catch {
        return;
      }
  }
  const linesOf = (message: string) =>
    server()
      .log.map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === message);

  /** What a write is answered once the disk is full to the last: in a page that PostgreSQL has, a small row finds a place. */
  async function refusedBy(write: () => ReturnType<typeof call>): ReturnType<typeof call> {
    for (let tries = engine === 'postgresql' ? 20 : 0; tries > 0; tries -= 1) {
      const answer = await write();
      if (answer.status === 503) return answer;
    }
    return write();
  }
  let count = 0;

  /** One of each kind of write, with what it is answered where there is room. */
  const writes: Readonly<Record<string, readonly [write: () => ReturnType<typeof call>, status: number]>> = {
    'an import that is staged': [() => stage('a'), 200],
    'a setting': [
      () =>
        call(server(), 'cms/krankenkassen.php', {
          method: 'PUT',
          token: admin,
          json: {
            ...{ Kasse: `Kasse ${++count}`, Kinderpauschale: '30', Urinpauschale: '17,85' },
            ...{ Stuhlpauschale: '22.50', Kindalter: 18 },
          },
        }),
      200,
    ],
    'a PDF': [
      async () =>
        call(server(), 'mailversand/upload.php', {
          token: adviser,
          form: {
            data: await samplePdf(DEMO_PDF_PASSWORD),
            name: 'a.pdf',
            username: 'beratung',
            psw: DEMO_PDF_PASSWORD,
          },
        }),
      200,
    ],
  };

  test('refuses an import in the middle of its commit, and takes it once there is room', async () => {
    expect((await stage('m')).status).toBe(200);
    await fill(100_000);
    for (let time = 0; time < 3; time += 1) {
      const { status, json, headers } = await commit();
      expect([status, json]).toEqual([503, { error: 'unavailable', message: WORDS }]);
      expect(headers['retry-after']).toBe('60');
    }
    disk.clear();
    expect((await commit()).status).toBe(200);
  });

  test.each(Object.entries(writes))(
    'refuses %s, and takes it once there is room',
    async (_, [write, status]) => {
      await fill();
      const refused = await refusedBy(write);
      expect([refused.status, refused.json]).toEqual([503, { error: 'unavailable', message: WORDS }]);
      disk.clear();
      expect((await write()).status).toBe(status);
    },
  );

  test('refuses a login and a consent on their screens in words', async () => {
    await em().execute('update users set gelesen = ?', [false]);
    await fill();
    const form = { username: 'kalkulation', password: DEMO_PASSWORD };
    const asked = () => server().ask('/login', { form, headers: { accept: 'text/html' } });
    let login = await asked();
    // In pages that PostgreSQL has some more sessions find a place.
    for (let tries = engine === 'postgresql' ? 20 : 0; tries > 0 && login.status !== 503; tries -= 1)
      login = await asked();
    expect([login.status, login.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await login.text()).toContain(WORDS);
    const agreeing = () => call(server(), 'account/consent', { token: adviser, method: 'POST' });
    let agreed = await agreeing();
    // So does the entry of the audit log that goes with it.
    for (let tries = engine === 'postgresql' ? 20 : 0; tries > 0 && agreed.status !== 503; tries -= 1) {
      await em().execute('update users set gelesen = ? where loginname = ?', [false, 'beratung']);
      agreed = await agreeing();
    }
    expect([agreed.status, agreed.json]).toEqual([503, { error: 'unavailable', message: WORDS }]);
    disk.clear();
  });

  test('does not stop reading, or sessions', async () => {
    await fill();
    for (let time = 0; time < 3; time += 1) {
      server().clock.advance(30 * MINUTE);
      expect((await server().ask('/cart', { cookie })).status).toBe(200);
      for (const token of [admin, adviser])
        expect((await call(server(), 'cms/krankenkassen.php', { token })).status).toBe(200);
    }
    disk.clear();
  });

  test('is no reason to restart the process, and is reported by /readyz', async () => {
    await fill();
    expect((await stage('r')).status).toBe(503);
    await useUp();
    expect((await server().ask('/healthz')).status).toBe(200);
    const ready = await server().ask('/readyz');
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      {
        checks: { database: 'ok', writable: 'failed' },
        failures: expect.arrayContaining([
          expect.objectContaining({
            check: 'writable',
            code: CODES[engine],
            reason: 'The disk is full, or nearly so.',
          }),
        ]),
      },
    ]);
    disk.clear();
    const writable = async () => (await (await server().ask('/readyz')).json()).checks.writable;
    await expect.poll(writable).toBe('ok');
  });

  test('is reported in the log once a minute, with its code', async () => {
    // What the other tests have done lies further back.
    const { now } = performance;
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + MINUTE);
    const before = linesOf('database trouble').length;
    await fill();
    for (let time = 0; time < 3; time += 1) expect((await stage('l')).status).toBe(503);
    expect(linesOf('database trouble').slice(before)).toMatchObject([{ cause: { code: CODES[engine] } }]);
    disk.clear();
    later.mockRestore();
    expect([...linesOf('call failed'), ...linesOf('page failed')]).toEqual([]);
  });

  test('ends a command with its cause in one line, and exit code 1', async () => {
    const file = join(disk.folder, 'kunden.csv');
    writeFileSync(file, tableOf('c'));
    callFrom(disk);
    const importing = () => inkoHere(['import', 'matching', file, '--commit']);
    for (const room of [0, 100_000]) {
      await fill(room);
      const { code, stderr } = await importing();
      expect(code).toBe(1);
      expect(stderr.split('\n').filter((line) => line.startsWith('inko: The'))).toEqual([
        expect.stringMatching(/^inko: The database cannot be used: .*Its disk may be full; inko doctor says/),
      ]);
      expect(stderr).not.toContain('await');
      disk.clear();
    }
    expect((await importing()).code).toBe(0);
  });
});
