import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PdfSending } from '../../../modules/pdf/sending/pdf-sending.entity.ts';
import { PdfLimits } from '../../../modules/pdf/storage/pdf-limits.ts';
import { StoredPdf } from '../../../modules/pdf/storage/stored-pdf.entity.ts';
import { call, callAs, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { readMail } from '../support/mail-parts.ts';
import { DEMO_PDF_PASSWORD, samplePdf } from '../support/pdfs.ts';
import { useServer } from '../support/server.ts';
import { MINUTE } from '../support/test-clock.ts';

const UPLOAD = 'mailversand/upload.php';
const SEND = 'mailversand/sendPdfMail.php';
const DELETE = 'mailversand/delete.php';
const PASSWORD = 'userdata/generatePdfPsw.php';

const MAIL = {
  name: 'protected-a.pdf',
  email: 'frau@example.org',
  loginName: 'beratung',
  subject: 'Ihr Vorschlag',
  text: 'Bis bald',
};

const OUTBOX = mkdtempSync(join(tmpdir(), 'inko-outbox-'));
afterAll(() => rmSync(OUTBOX, { recursive: true, force: true }));
const mails = () => readdirSync(OUTBOX).sort();

describeWithDatabase('the calls of documents', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { OUTBOX_DIR: OUTBOX, LOG_LEVEL: 'debug' });
  const few = Object.assign(new PdfLimits(), { mailsAnHour: 1 });
  const limited = useServer(database, { OUTBOX_DIR: OUTBOX }, {}, { overrides: [[PdfLimits, few]] });
  const unreachable = useServer(database, { SMTP_URL: 'smtp://127.0.0.1:1' });
  let token = '';
  let pdf: Uint8Array;

  beforeAll(async () => {
    token = await tokenOf(server(), 'beratung');
    pdf = await samplePdf(null);
  });
  beforeEach(async () => {
    await database.em().nativeDelete(StoredPdf, {});
    await database.em().nativeDelete(PdfSending, {});
    for (const file of mails()) rmSync(join(OUTBOX, file));
  });

  const kept = () => database.em().count(StoredPdf);
  const upload = (more: Record<string, string | Uint8Array> = {}) =>
    call(server(), UPLOAD, {
      token,
      form: { data: pdf, name: 'a.pdf', username: 'beratung', psw: DEMO_PDF_PASSWORD, ...more },
    });

  // @spec consultation-7-16
  test('keep a document, mail it encrypted and delete it; the log has nothing of it', async () => {
    const uploaded = await upload();
    expect([uploaded.status, uploaded.json]).toEqual([200, { success: true, name: 'protected-a.pdf' }]);
    expect(uploaded.headers['cache-control']).toBe('no-store');
    const sent = await call(server(), SEND, { token, form: MAIL });
    expect([sent.status, sent.json]).toEqual([200, { success: true }]);
    const [file = ''] = mails();
    const { headers, parts } = readMail(readFileSync(join(OUTBOX, file)));
    expect([headers.get('to'), headers.get('subject')]).toEqual(['frau@example.org', 'Ihr Vorschlag']);
    expect(parts[1]?.bytes.includes('/AESV3')).toBe(true);
    const form = { name: 'protected-a.pdf', username: 'beratung' };
    // Again it is not there, which is what was asked for.
    for (const _ of [1, 2])
      expect((await call(server(), DELETE, { token, form })).json).toEqual({ success: true });
    expect((await call(server(), SEND, { token, form: MAIL })).status).toBe(404);
    const log = server().log.join('\n');
    expect(log).toContain('sendPdfMail.php');
    for (const secret of ['frau@example.org', 'Bis bald', DEMO_PDF_PASSWORD, 'a.pdf'])
      expect(log).not.toContain(secret);
  });

  test('say that the mail server is not there, and keep the document', async () => {
    await upload();
    const { status, json } = await call(unreachable(), SEND, { token, form: MAIL });
    expect([status, json.error, json.message]).toEqual([
      503,
      'unavailable',
      expect.stringMatching(/^Der Mailserver ist zurzeit nicht erreichbar\. Die E-Mail wurde nicht/),
    ]);
    expect(await kept()).toBe(1);
  });

  test('refuse a mail too many in an hour with 429 and the seconds to wait, as the screen’s call does', async () => {
    await upload();
    const send = (subject: string) => call(limited(), SEND, { token, form: { ...MAIL, subject } });
    expect((await send('Nr. 1')).status).toBe(200);
    limited().clock.advance(MINUTE);
    const refused = await send('Nr. 2');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3540']);
    const { loginName: _, ...json } = { ...MAIL, requestId: '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const screen = await call(limited(), 'documents/mail', { method: 'POST', token, json });
    expect([screen.status, screen.headers['retry-after']]).toEqual([429, '3540']);
    expect(screen.json.message).toBe(refused.json.message);
  });

  // @spec consultation-7-16
  test('know nobody but the one who asks', async () => {
    await upload();
    for (const answer of [
      await upload({ username: 'leitung' }),
      await call(server(), SEND, { token, form: { ...MAIL, loginName: 'leitung' } }),
      await callAs(server(), 'leitung', DELETE, { form: { name: MAIL.name, username: 'beratung' } }),
    ])
      expect([answer.status, answer.json]).toEqual([
        404,
        { error: 'not-found', message: 'Diesen Benutzer gibt es nicht.' },
      ]);
    // Under the own name somebody else's document is not there.
    const own = { ...MAIL, loginName: 'leitung' };
    expect((await callAs(server(), 'leitung', SEND, { form: own })).status).toBe(404);
    await callAs(server(), 'leitung', DELETE, { form: { name: MAIL.name, username: 'leitung' } });
    expect([await kept(), mails()]).toEqual([1, []]);
  });

  test.each([
    // Refused before any of it is read.
    ['12 MB', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(12 * 1024 * 1024)]), 413],
    ['a file that only claims to be a PDF', Buffer.from('%PDF-1.7\nHallo'), 400],
    ['a picture', Buffer.from('\u0089PNG'), 400],
  ])('refuse %s', async (_what, data, refused) => {
    const { status, json } = await upload({ data });
    expect([status, json.error, Object.keys(json.fields)]).toEqual([refused, 'invalid', ['data']]);
    expect(await kept()).toBe(0);
  });

  // @spec consultation-7-16
  test('refuse names and headers that are more than that, and forms that are not theirs', async () => {
    await upload();
    const send = (form: Record<string, string>) => call(server(), SEND, { token, form });
    for (const answer of [
      await upload({ name: '../a.pdf' }),
      await upload({ name: 'a\r\nBcc: b@example.org' }),
      await upload({ psw: '' }),
      await upload({ more: pdf }),
      await send({ ...MAIL, email: 'a@example.org\r\nBcc: b@example.org' }),
      await send({ ...MAIL, email: 'a@example.org, b@example.org' }),
      await send({ ...MAIL, subject: 'Hallo\r\nBcc: b@example.org' }),
      await send({ ...MAIL, name: '../protected-a.pdf' }),
      await call(server(), PASSWORD, { token, form: { pdfCipher: 'x', pdfPasswort: 'y' } }),
    ]) {
      expect([400, 413]).toContain(answer.status);
      expect(answer.json).toMatchObject({ error: 'invalid', message: expect.any(String) });
    }
    expect([mails(), await kept()]).toEqual([[], 1]);
  });

  // @spec access-7-7
  test('take a text of a multipart form whole, or refuse it by name', async () => {
    await upload();
    const send = (text: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...MAIL, text })) form.append(name, value);
      const headers = { authorization: `Bearer ${token}`, connection: 'close' };
      return fetch(`${server().origin}/static/api/${SEND}`, { method: 'POST', headers, body: form });
    };
    const longest = '€'.repeat(5_000);
    expect((await send(longest)).status).toBe(200);
    const [file = ''] = mails();
    expect(readMail(readFileSync(join(OUTBOX, file))).parts[0]?.bytes.toString()).toContain(longest);
    const refused = await send(`${longest}€`);
    expect([refused.status, ((await refused.json()) as { fields: unknown }).fields]).toEqual([
      400,
      { text: 'Der Text hat mehr als 5000 Zeichen.' },
    ]);
    // More than any form of somebody with a session: refused before it is read.
    expect((await send('x'.repeat(64 * 1024 + 1))).status).toBe(413);
  });

  // @spec consultation-6-3
  test('send nothing in the trial', async () => {
    const inTrial = await callAs(server(), 'demo', SEND, { form: { ...MAIL, loginName: 'demo' } });
    expect([inTrial.status, inTrial.json.message]).toEqual([
      403,
      'In der Testphase können keine PDFs per E-Mail versendet werden.',
    ]);
  });

  // @spec consultation-7-16 access-7-5
  test('turn a PDF password into its stored form and back, for the own institution', async () => {
    const stored = await callAs(server(), 'leitung', PASSWORD, { form: { pdfPasswort: 'Geheim-ß-€' } });
    expect(stored.json).toEqual({ encryptedPdfPsw: expect.stringMatching(/^secret-key\.[\w-]+$/) });
    expect(stored.headers['cache-control']).toBe('no-store');
    const form = { pdfCipher: stored.json.encryptedPdfPsw };
    expect((await callAs(server(), 'beratung', PASSWORD, { form })).json).toEqual({ plainPsw: 'Geheim-ß-€' });
    expect((await callAs(server(), 'demo', PASSWORD, { form })).status).toBe(400);
  });
});

describe('the password of the demo’s pharmacy', () => {
  test('is the one of the README', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(DEMO_PDF_PASSWORD);
  });
});
