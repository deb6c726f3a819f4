import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SessionService, User } from '#auth';
import { SystemClock } from '#platform';
import { useSeededDatabase } from '../support/database.ts';
import { DEMO_PDF_PASSWORD } from '../support/pdfs.ts';
import { endProgram, type Program, startProgram } from '../support/program.ts';
import { servicesOn } from '../support/services.ts';
import { testEnv } from '../support/test-config.ts';

/** What compose.yaml and the systemd unit give a process (docs/configuration.md). */
const PROMISED = 1_500 * 1024;
const MB = 1024 * 1024;

type Fields = Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>;

describe('the built server', () => {
  const database = useSeededDatabase('sqlite');
  let program: Program;
  let origin = '';

  beforeAll(async () => {
    program = startProgram('server', [], testEnv(database.url), database.folder);
    origin = (await program.printed(/http:\/\/localhost:\d+/)).replace('localhost', '127.0.0.1');
  });
  afterAll(() => endProgram(program));

  async function upload(
    username: string,
    path: string,
    fields: Fields,
    filename = 'datei.pdf',
  ): Promise<number> {
    const user = await database.em().findOneOrFail(User, { loginKey: username });
    const token = await (await servicesOn(database.em(), new SystemClock())).get(SessionService).open(user);
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, new Blob([value]), filename);
    const headers = { authorization: `Bearer ${token}`, cookie: `user-token=${token}`, origin };
    return (await fetch(origin + path, { method: 'POST', headers, body })).status;
  }

  const filled = (size: number, unit: string, [before, after] = ['', '']) =>
    Buffer.from(before + unit.repeat((size - before.length - after.length) / unit.length) + after);
  const pdfOf = (size: number, unit: string) => filled(size, unit, ['%PDF-1.7\n1 0 obj\n[', ']\nendobj\n']);

  const settings = (bytes: Uint8Array<ArrayBuffer>) =>
    upload('leitung', '/static/api/settings/transfer/upload', { file: bytes }, 'einstellungen.json');
  const document = (bytes: Uint8Array<ArrayBuffer>) =>
    upload('beratung', '/static/api/mailversand/upload.php', {
      data: bytes,
      name: 'a.pdf',
      username: 'beratung',
      psw: DEMO_PDF_PASSWORD,
    });
  const contractForm = (bytes: Uint8Array<ArrayBuffer>) =>
    upload('admin', '/static/api/cms/vertragsformulare.php', {
      name: 'Vertrag',
      file: bytes,
      fuer: 'vendor',
    });

  /** The server and its processes for files, by their ids. */
  function processes(): readonly number[] {
    const own = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && parentOf(name) === program.child.pid,
    );
    return [program.child.pid as number, ...own.map(Number)];
  }
  const statusOf = (pid: number | string) => {
    try {
      return readFileSync(`/proc/${pid}/status`, 'latin1');
    } catch {
      return '';
    }
  };
  const parentOf = (pid: string) => Number(/^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1]);
  /** Kilobytes that count for a limit of the system, but for the files of programs, which it can take back. */
  const heldBy = (pid: number) => Number(/^RssAnon:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0);

  test('all uploads at their limit, and none of them ends the server or takes more than is promised', async () => {
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(
        most,
        processes().reduce((sum, pid) => sum + heldBy(pid), 0),
      );
    }, 20);
    const base64 = 'A'.repeat(6_990_000);
    const forms = [base64, base64].map((file, at) => ({ name: `${at}`, kassen: [], mapping: [], file }));
    const statuses = await Promise.all([
      settings(filled(20_000_000, '[')),
      settings(Buffer.from(JSON.stringify({ format: 'inkoberatung-einstellungen', version: 1, forms }))),
      document(pdfOf(10 * MB, '<<>>')),
      document(pdfOf(10 * MB, '<44> ')),
      contractForm(pdfOf(5_000_000, '[]')),
      contractForm(pdfOf(5_000_000, '/#41#42')),
    ]);
    clearInterval(watch);
    // Each is refused as what it is, none as a failure of the server's.
    expect(statuses).toEqual(statuses.map(() => 400));
    expect(most).toBeLessThan(PROMISED);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // Nothing of them goes on.
    await expect.poll(processes).toEqual([program.child.pid]);
  });
});
