import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PdfSending } from '../../../modules/pdf/sending/pdf-sending.entity.ts';
import { StoredPdf } from '../../../modules/pdf/storage/stored-pdf.entity.ts';
import { call, tokenOf } from '../support/call.ts';
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
const OTHERS = { error: 'not-found', message: 'Diesen Benutzer gibt es nicht.' };

const OUTBOX = mkdtempSync(join(tmpdir(), 'inko-outbox-'));
afterAll(() => rmSync(OUTBOX, { recursive: true, force: true }));
const mails = () => readdirSync(OUTBOX).sort();

describeWithDatabase('the calls of documents', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { OUTBOX_DIR: OUTBOX, LOG_LEVEL: 'debug' });
  const refused = useServer(database, { SMTP_URL: 'smtp://127.0.0.1:1' });
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
  test('keep a document encrypted, mail it and delete it', async () => {
    const uploaded = await upload();
    expect([uploaded.status, uploaded.json]).toEqual([200, { success: true, name: 'protected-a.pdf' }]);
    expect(uploaded.headers['cache-control']).toBe('no-store');
    const [row] = await database.em().find(StoredPdf, {});
    // Sealed: not even that it is a PDF can be seen.
    expect(Buffer.from(row?.pdf ?? []).includes('%PDF-1')).toBe(false);

    const sent = await call(server(), SEND, { token, form: MAIL });
    expect([sent.status, sent.json]).toEqual([200, { success: true }]);
    const [file = ''] = mails();
    const { headers, parts } = readMail(readFileSync(join(OUTBOX, file)));
    expect(headers.get('to')).toBe('frau@example.org');
    expect(headers.get('subject')).toBe('Ihr Vorschlag');
    expect(parts[1]?.bytes.includes('/AESV3')).toBe(true);

    const deleted = await call(server(), DELETE, {
      token,
      form: { name: 'protected-a.pdf', username: 'beratung' },
    });
    expect([deleted.status, deleted.json]).toEqual([200, { success: true }]);
    expect(await kept()).toBe(0);
    const again = await call(server(), DELETE, {
      token,
      form: { name: 'protected-a.pdf', username: 'beratung' },
    });
    expect(again.status).toBe(200);
    expect((await call(server(), SEND, { token, form: MAIL })).status).toBe(404);
  });

  test('mail in the order in which they are asked, a hundred one after the other', async () => {
    await upload();
    for (let number = 1; number <= 100; number += 1) {
      // An hour has 60 mails for each user.
      server().clock.advance(2 * MINUTE);
      expect(
        (await call(server(), SEND, { token, form: { ...MAIL, subject: `Nr. ${number}` } })).status,
      ).toBe(200);
    }
    const subjects = mails().map((file) => readMail(readFileSync(join(OUTBOX, file))).headers.get('subject'));
    expect(subjects).toEqual(Array.from({ length: 100 }, (_, index) => `Nr. ${index + 1}`));
  });

  test('refuse the 61st mail of an hour with 429, the seconds to wait and words, as the page does', async () => {
    await upload();
    const send = (number: number) =>
      call(server(), SEND, { token, form: { ...MAIL, subject: `Nr. ${number}` } });
    for (let number = 1; number <= 60; number += 1) expect((await send(number)).status).toBe(200);
    server().clock.advance(MINUTE);
    const refused = await send(61);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3540']);
    expect(refused.json.message).toContain('In einer Stunde können Sie höchstens 60 E-Mails versenden.');
    const page = await server().ask('/documents/mail', {
      cookie: `user-token=${token}`,
      form: {
        name: MAIL.name,
        email: MAIL.email,
        subject: 'Nr. 62',
        text: MAIL.text,
        requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      },
    });
    expect([page.status, page.headers.get('retry-after')]).toEqual([429, '3540']);
    expect((await page.json()).message).toBe(refused.json.message);
  });

  // @spec consultation-7-16
  test('know nobody but the one who asks', async () => {
    await upload();
    const main = await tokenOf(server(), 'leitung');
    for (const answer of [
      await upload({ username: 'leitung' }),
      await call(server(), SEND, { token, form: { ...MAIL, loginName: 'leitung' } }),
      await call(server(), SEND, { token, form: { ...MAIL, loginName: 'niemand' } }),
      await call(server(), DELETE, { token: main, form: { name: 'protected-a.pdf', username: 'beratung' } }),
    ])
      expect([answer.status, answer.json]).toEqual([404, OTHERS]);
    // Under the own name somebody else's document is not there.
    expect(
      (await call(server(), SEND, { token: main, form: { ...MAIL, loginName: 'leitung' } })).status,
    ).toBe(404);
    await call(server(), DELETE, { token: main, form: { name: 'protected-a.pdf', username: 'leitung' } });
    expect(await kept()).toBe(1);
    expect(mails()).toEqual([]);
  });

  test.each([
    [
      '12 MB',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(12 * 1024 * 1024)]),
      'Das PDF ist größer als 10 MB.',
      // Refused before any of it is read.
      413,
    ],
    [
      'a file that only claims to be a PDF',
      () => Buffer.from('%PDF-1.7\nHallo'),
      'Die Datei ist kein lesbares PDF.',
      400,
    ],
    ['a picture', () => Buffer.from('\u0089PNG'), 'Die Datei ist kein PDF.', 400],
  ] as const)('refuse %s', async (_what, make, message, refused) => {
    const { status, json } = await upload({ data: make() });
    expect([status, json.error, json.fields]).toEqual([refused, 'invalid', { data: message }]);
    expect(await kept()).toBe(0);
  });

  // @spec consultation-7-16
  test('refuse names and headers that are more than that', async () => {
    await upload();
    for (const name of ['../a.pdf', 'a/../../b.pdf', 'a\r\nBcc: b@example.org'])
      expect((await upload({ name })).status).toBe(400);
    const bad: Record<string, string>[] = [
      { email: 'a@example.org\r\nBcc: b@example.org' },
      { email: 'a@example.org, b@example.org' },
      { subject: 'Hallo\r\nBcc: b@example.org' },
      { name: '../protected-a.pdf' },
      { cc: 'b@example.org' },
    ];
    for (const more of bad) {
      const { status, json } = await call(server(), SEND, { token, form: { ...MAIL, ...more } });
      expect([more, status, json.error]).toEqual([more, 400, 'invalid']);
    }
    expect(mails()).toEqual([]);
    expect(await kept()).toBe(1);
  });

  test('refuse forms that are not theirs', async () => {
    const recent = await tokenOf(server(), 'beratung');
    for (const answer of [
      await call(server(), UPLOAD, { token, form: { name: 'a.pdf', username: 'beratung', psw: 'x' } }),
      await call(server(), UPLOAD, {
        token,
        form: { data: pdf, more: pdf, name: 'a.pdf', username: 'beratung', psw: 'x' },
      }),
      await upload({ farbe: 'rot' }),
      await upload({ psw: '' }),
      await call(server(), SEND, { token, form: { name: 'a' } }),
      await call(server(), DELETE, { token, form: {} }),
      await call(server(), PASSWORD, { token, form: {} }),
      await call(server(), PASSWORD, { token, form: { pdfCipher: 'x', pdfPasswort: 'y' } }),
      await call(server(), PASSWORD, { token: recent, form: { pdfCipher: 'x' } }),
    ]) {
      expect([400, 413]).toContain(answer.status);
      expect(answer.json).toMatchObject({ error: 'invalid', message: expect.any(String) });
    }
    expect(await kept()).toBe(0);
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
    const text = 'Größe € '.repeat(288).trim();
    expect(Buffer.byteLength(text)).toBeGreaterThan(3_000);
    const longest = '€'.repeat(5_000);
    for (const whole of [text, longest]) {
      expect((await send(whole)).status).toBe(200);
      const [file = ''] = mails();
      expect(readMail(readFileSync(join(OUTBOX, file))).parts[0]?.bytes.toString()).toContain(whole);
      rmSync(join(OUTBOX, file));
    }
    const refused = await send('€'.repeat(5_001));
    expect([refused.status, ((await refused.json()) as { fields: unknown }).fields]).toEqual([
      400,
      { text: 'Der Text hat mehr als 5000 Zeichen.' },
    ]);
    // More than any form of somebody with a session: refused before it is read.
    expect((await send('x'.repeat(64 * 1024 + 1))).status).toBe(413);
    expect(mails()).toEqual([]);
  });

  // @spec consultation-6-3
  test('are shut without a session and without the right', async () => {
    for (const path of [UPLOAD, SEND, DELETE, PASSWORD])
      expect([path, (await call(server(), path, { form: { name: 'a' } })).status]).toEqual([path, 401]);
    const without = await tokenOf(server(), 'kalkulation');
    const form = { ...MAIL, loginName: 'kalkulation' };
    expect((await call(server(), SEND, { token: without, form })).status).toBe(403);
    const trial = await tokenOf(server(), 'demo');
    const inTrial = await call(server(), SEND, { token: trial, form: { ...MAIL, loginName: 'demo' } });
    expect([inTrial.status, inTrial.json.message]).toEqual([
      403,
      'In der Testphase können keine PDFs per E-Mail versendet werden.',
    ]);
  });

  test('say that the mail server is not there, and keep the document', async () => {
    await upload();
    const { status, json } = await call(refused(), SEND, { token, form: MAIL });
    expect([status, json]).toEqual([
      503,
      {
        error: 'unavailable',
        message:
          'Der Mailserver ist zurzeit nicht erreichbar. Die E-Mail wurde nicht versendet. Bitte versuchen Sie es später noch einmal.',
      },
    ]);
    expect(await kept()).toBe(1);
  });

  // @spec consultation-7-16 access-7-5
  test('turn a PDF password into its stored form and back', async () => {
    const main = await tokenOf(server(), 'leitung');
    const stored = await call(server(), PASSWORD, { token: main, form: { pdfPasswort: 'Geheim-ß-€' } });
    expect(stored.json).toEqual({ encryptedPdfPsw: expect.stringMatching(/^secret-key\.[\w-]+$/) });
    expect(stored.headers['cache-control']).toBe('no-store');
    const { encryptedPdfPsw: pdfCipher } = stored.json;
    const recent = await tokenOf(server(), 'beratung');
    const plain = await call(server(), PASSWORD, { token: recent, form: { pdfCipher } });
    expect(plain.json).toEqual({ plainPsw: 'Geheim-ß-€' });
    const demo = await tokenOf(server(), 'demo');
    expect((await call(server(), PASSWORD, { token: demo, form: { pdfCipher } })).status).toBe(400);
  });

  test('keep nothing of a user who logs out', async () => {
    const leaving = await tokenOf(server(), 'beratung');
    await upload();
    expect(await kept()).toBe(1);
    await server().ask('/logout', { cookie: `user-token=${leaving}`, form: {} });
    expect(await kept()).toBe(0);
  });

  test('write nothing of it into the log', async () => {
    await upload();
    await call(server(), SEND, { token, form: MAIL });
    const log = server().log.join('\n');
    expect(log).toContain('sendPdfMail.php');
    for (const secret of ['frau@example.org', 'Bis bald', DEMO_PDF_PASSWORD, 'a.pdf'])
      expect(log).not.toContain(secret);
  });
});

describe('the password of the demo’s pharmacy', () => {
  test('is the one of the README', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(DEMO_PDF_PASSWORD);
  });
});
