import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SessionService, User } from '#auth';
import { SystemClock, UntrustedTasks } from '#platform';
import { StoredPdf } from '../../../modules/pdf/storage/stored-pdf.entity.ts';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { DEMO_PDF_PASSWORD, samplePdf } from '../support/pdfs.ts';
import { endProgram, type Program, startProgram } from '../support/program.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { testEnv } from '../support/test-config.ts';
import { HANGING_PDF, WORST_PDFS } from '../support/worst-pdfs.ts';

const UPLOAD = 'mailversand/upload.php';
const SEND = 'mailversand/sendPdfMail.php';

const uploadOf = (username: string, data: Uint8Array) => ({
  data,
  name: 'a.pdf',
  username,
  psw: DEMO_PDF_PASSWORD,
});

describe('a server that is sent the worst files', () => {
  const database = useSeededDatabase('sqlite');
  const patient = useServer(database);
  const hasty = useServer(
    database,
    {},
    {},
    { overrides: [[UntrustedTasks, new UntrustedTasks({ ms: 400 })]] },
  );

  // @spec access-7-6
  test('answers everybody else while each of its workers hangs', async () => {
    const server = patient();
    const [adviser, main, other] = await Promise.all(
      ['beratung', 'leitung', 'kalkulation'].map((name) => tokenOf(server, name)),
    );
    let hanging = 0;
    const hung = ['beratung', 'leitung'].map(async (name, index) => {
      hanging += 1;
      const token = [adviser, main][index];
      const answer = await call(server, UPLOAD, { token, form: uploadOf(name, HANGING_PDF) });
      hanging -= 1;
      return answer;
    });
    const inParts = { data: Buffer.alloc(60_000, 'a'), text: 'x'.repeat(60_000) };
    for (let round = 0; round < 10; round += 1) {
      expect((await server.ask('/login')).status).toBe(200);
      expect((await call(server, 'definitions/questionnaire.json', { token: adviser })).status).toBe(200);
      expect((await call(server, SEND, { token: other, form: inParts })).status).toBeGreaterThanOrEqual(400);
      expect(hanging).toBe(2);
    }
    // A second file of one of them waits, a third is refused unread, and so is who comes when all slots are taken.
    const more = [0, 1, 2].map(() =>
      call(server, UPLOAD, { token: adviser, form: uploadOf('beratung', HANGING_PDF) }),
    );
    const first = await Promise.race(more);
    expect([first.status, first.json.error]).toEqual([503, 'unavailable']);
    // The end of the server is theirs too.
    await server.close();
    for (const { status, json } of await Promise.all(hung))
      expect([status, json.fields]).toEqual([
        400,
        { data: 'Das Lesen des PDF dauert zu lange. Es wird deshalb nicht angenommen.' },
      ]);
    for (const { status } of await Promise.all(more)) expect(status).toBe(503);
  });

  test.each(Object.entries(WORST_PDFS))('refuses %s', async (_what, make) => {
    const server = hasty();
    const token = await tokenOf(server, 'beratung');
    const { status, json } = await call(server, UPLOAD, { token, form: uploadOf('beratung', make()) });
    expect([status, json.error, json.fields.data]).toEqual([400, 'invalid', expect.any(String)]);
    expect(await database.em().count(StoredPdf)).toBe(0);
    const noted = await database.em().find(AuditEntry, { what: 'document-refused' });
    expect(noted.at(-1)?.detail).toMatch(/^\{"code":"(broken|time|memory)"\}$/);
  });
});

describe('the built server', () => {
  const database = useSeededDatabase('sqlite');
  let program: Program;
  let origin = '';

  beforeAll(async () => {
    program = startProgram('server', [], testEnv(database.url), database.folder);
    origin = (await program.printed(/http:\/\/localhost:\d+/)).replace('localhost', '127.0.0.1');
  });
  afterAll(() => endProgram(program));

  const upload = async (username: string, pdf: Uint8Array) => {
    const user = await database.em().findOneOrFail(User, { loginKey: username });
    const token = await (await servicesOn(database.em(), new SystemClock())).get(SessionService).open(user);
    const body = new FormData();
    for (const [name, value] of Object.entries(uploadOf(username, pdf)))
      body.append(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]));
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    return fetch(`${origin}/static/api/${UPLOAD}`, { method: 'POST', headers, body });
  };

  // @spec access-7-6
  test('reads files with the workers that are built with it, and ends while one hangs', async () => {
    const kept = await upload('leitung', await samplePdf(null));
    expect([kept.status, await kept.json()]).toEqual([200, { success: true, name: 'protected-a.pdf' }]);
    let answered = false;
    const hanging = upload('beratung', HANGING_PDF).then(
      ({ status }) => status,
      () => 'closed',
    );
    void hanging.then(() => {
      answered = true;
    });
    // Sent after it and through the other worker, so that the first has its own by then.
    expect((await upload('leitung', await samplePdf(null))).status).toBe(200);
    expect(answered).toBe(false);
    program.child.kill('SIGTERM');
    const [code] = await once(program.child, 'close');
    expect(code).toBe(0);
    expect([400, 'closed']).toContain(await hanging);
  });
});
