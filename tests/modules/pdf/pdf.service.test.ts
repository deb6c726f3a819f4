import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionService, User } from '#auth';
import { Institution } from '#institution';
import { Keyring } from '#platform';
import type { UserActor } from '#platform/domain';
import type { PdfService } from '../../../modules/pdf/pdf.service.ts';
import { sealPdf } from '../../../modules/pdf/sealing/seal-pdf.ts';
import { PdfSending } from '../../../modules/pdf/sending/pdf-sending.entity.ts';
import { PdfCleaning } from '../../../modules/pdf/storage/pdf-cleaning.ts';
import { StoredPdf } from '../../../modules/pdf/storage/stored-pdf.entity.ts';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../server/support/actor.ts';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { readMail } from '../../server/support/mail-parts.ts';
import {
  DEMO_PDF_PASSWORD,
  pdfServiceOf,
  samplePdf,
  storageOf,
  testMails,
} from '../../server/support/pdfs.ts';
import { servicesOn } from '../../server/support/services.ts';
import { startMailServer, startRawServer, startTalkingServer } from '../../server/support/smtp.ts';
import { HOUR, TestClock } from '../../server/support/test-clock.ts';
import { byQpdf, describeWithPdfTools } from './pdf-tools.ts';

const MAIL = { name: 'Vorschlag.pdf', email: 'frau@example.org', subject: '', text: '' };
const LARGE = new Uint8Array(12 * 1024 * 1024);
LARGE.set(new TextEncoder().encode('%PDF-1.7\n'));

describeWithDatabase('documents', (engine) => {
  const database = useSeededDatabase(engine);
  let clock: TestClock;
  let pdfs: PdfService;
  let adviser: UserActor;
  let main: UserActor;

  beforeEach(async () => {
    clock = new TestClock();
    pdfs = await pdfServiceOf(database.orm, testMails({ folder: database.folder }), { clock });
    [adviser, main] = await Promise.all([
      actorOf(database.orm, 'beratung'),
      actorOf(database.orm, 'leitung'),
    ]);
    await database.em().nativeDelete(StoredPdf, {});
    await database.em().nativeDelete(PdfSending, {});
  });

  const kept = () => database.em().count(StoredPdf);
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  test('are kept encrypted and sealed, under a name that begins as documented', async () => {
    const pdf = await samplePdf(DEMO_PDF_PASSWORD);
    expect(await pdfs.upload(adviser, { name: 'Vorschlag.pdf', pdf })).toEqual({
      name: 'protected-Vorschlag.pdf',
    });
    const [row] = await database.em().find(StoredPdf, {});
    // Nobody who has the database alone sees even that it is a PDF, or can try names.
    const stored = Buffer.from(row?.pdf ?? []);
    expect(stored.length).toBeGreaterThan(pdf.length / 2);
    expect(stored.includes('%PDF-1')).toBe(false);
    expect(stored.includes('AESV3')).toBe(false);
    expect(row?.size).toBe(stored.length);
    expect(JSON.stringify({ ...row, pdf: undefined })).not.toContain('Vorschlag');
    expect(row?.nameHash).not.toBe(hash('sha256', `${adviser.userId}\nprotected-Vorschlag.pdf`));
    const storage = await storageOf(database.orm, clock);
    const opened = Buffer.from((await storage.get(adviser.userId, 'protected-Vorschlag.pdf')) ?? []);
    expect(opened.includes('/AESV3')).toBe(true);
    expect(opened.equals(pdf)).toBe(false);
    // Moved to somebody else it does not open.
    await database.em().nativeUpdate(StoredPdf, {}, { user: main.userId });
    expect(await storage.get(main.userId, 'protected-Vorschlag.pdf')).toBeNull();
  });

  test('replace those of the same owner and name, and no others', async () => {
    await pdfs.upload(adviser, { name: 'a.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    await pdfs.upload(adviser, { name: 'protected-a.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    await pdfs.upload(main, { name: 'a.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    expect(await kept()).toBe(2);
    await pdfs.remove(main, 'a.pdf');
    await pdfs.remove(main, 'never-there.pdf');
    expect((await database.em().find(StoredPdf, {})).map(({ user }) => user.id)).toEqual([adviser.userId]);
    await pdfs.removeAllOf(main);
    expect(await kept()).toBe(1);
    await pdfs.removeAllOf(adviser);
    expect(await kept()).toBe(0);
  });

  test.each([
    [
      'a readable PDF',
      () => samplePdf(null),
      'Das PDF ist nicht verschlüsselt und wird deshalb nicht angenommen.',
    ],
    ['12 MB', async () => LARGE, 'Das PDF ist größer als 10 MB.'],
    ['a picture', async () => new TextEncoder().encode('\u0089PNG'), 'Die Datei ist kein PDF.'],
    [
      'a text that claims to be a PDF and encrypted',
      async () => new TextEncoder().encode('%PDF-1.7\n/Encrypt << /V 5 /R 6 >>'),
      'Das PDF ist nicht verschlüsselt und wird deshalb nicht angenommen.',
    ],
    [
      'a PDF under another password',
      () => samplePdf('Anderes-9'),
      'Das PDF ist mit einem anderen Passwort verschlüsselt. Bitte erstellen Sie es neu.',
    ],
    ['nothing', async () => new Uint8Array(), 'Die Datei ist kein PDF.'],
  ])('are refused from the browser: %s', async (_what, make, message) => {
    const pdf = await make();
    await expect(pdfs.upload(adviser, { name: 'a.pdf', pdf })).rejects.toMatchObject({
      code: 'invalid',
      message,
    });
    expect(await kept()).toBe(0);
  });

  test('are refused from another client where they are no PDF, or have another password', async () => {
    for (const pdf of [
      LARGE,
      new Uint8Array(),
      new TextEncoder().encode('%PDF-1.7\nHallo'),
      await samplePdf('x'),
    ]) {
      const asked = pdfs.uploadReadable(adviser, { name: 'a.pdf', pdf, psw: DEMO_PDF_PASSWORD });
      expect(await codeOf(asked)).toBe('invalid');
    }
    const pdf = await samplePdf(null);
    for (const psw of ['', 'a\nb', 'x'.repeat(128)])
      expect(await codeOf(pdfs.uploadReadable(adviser, { name: 'a.pdf', pdf, psw }))).toBe('invalid');
    const message = 'Das ist nicht das PDF-Passwort aus den Kontaktdaten Ihrer Institution.';
    await expect(
      pdfs.uploadReadable(adviser, { name: 'a.pdf', pdf, psw: 'Anderes-9' }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { psw: message } });
    const em = database.em();
    const own = await em.findOneOrFail(Institution, adviser.institutionId);
    await em.nativeUpdate(Institution, { id: own.id }, { pdfPasswort: null });
    await expect(
      pdfs.uploadReadable(adviser, { name: 'a.pdf', pdf, psw: DEMO_PDF_PASSWORD }),
    ).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('noch kein Passwort') });
    await em.nativeUpdate(Institution, { id: own.id }, { pdfPasswort: own.pdfPasswort ?? null });
    expect(await kept()).toBe(0);
  });

  test('may be encrypted by another client, with the same password', async () => {
    const pdf = await samplePdf(DEMO_PDF_PASSWORD);
    await pdfs.uploadReadable(adviser, { name: 'a.pdf', pdf, psw: DEMO_PDF_PASSWORD });
    expect(await kept()).toBe(1);
  });

  test('are never called as no file is', async () => {
    const name = '../a.pdf';
    const pdf = await samplePdf(DEMO_PDF_PASSWORD);
    expect(await codeOf(pdfs.upload(adviser, { name, pdf }))).toBe('invalid');
    expect(await codeOf(pdfs.send(adviser, { ...MAIL, name }))).toBe('invalid');
    expect(await codeOf(pdfs.remove(adviser, name))).toBe('invalid');
  });

  test('are deleted after a day, whichever process cleans up first', async () => {
    const server = await startMailServer();
    const mailing = await pdfServiceOf(database.orm, testMails({ smtpUrl: server.url }), { clock });
    await pdfs.upload(adviser, { name: 'Vorschlag.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    clock.advance(24 * HOUR - 1);
    await Promise.all([
      (await storageOf(database.orm, clock)).sweep(),
      (await storageOf(database.orm, clock)).sweep(),
    ]);
    await mailing.send(adviser, MAIL);
    clock.advance(1);
    expect(await kept()).toBe(1);
    expect(await codeOf(mailing.send(adviser, MAIL))).toBe('not-found');
    await pdfs.upload(main, { name: 'b.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    // No upload waits for it.
    expect(await kept()).toBe(2);
    await (await storageOf(database.orm, clock)).sweep();
    expect((await database.em().find(StoredPdf, {})).map(({ user }) => user.id)).toEqual([main.userId]);
    expect(server.received.length).toBe(1);
  });

  test('are cleaned up at a start and at their owner’s logout', async () => {
    const services = await servicesOn(database.em(), clock);
    const sessions = services.get(SessionService);
    const cleaning = services.get(PdfCleaning);
    const pdf = await samplePdf(DEMO_PDF_PASSWORD);
    await pdfs.upload(adviser, { name: 'old.pdf', pdf });
    clock.advance(24 * HOUR);
    cleaning.onModuleInit();
    await vi.waitFor(async () => expect(await kept()).toBe(0), 60_000);
    await pdfs.upload(adviser, { name: 'a.pdf', pdf });
    await pdfs.upload(main, { name: 'a.pdf', pdf });
    await sessions.logout('an unknown token');
    expect(await kept()).toBe(2);
    const user = await database.em().findOneOrFail(User, adviser.userId);
    await sessions.logout(await sessions.open(user));
    expect((await database.em().find(StoredPdf, {})).map((row) => row.user.id)).toEqual([main.userId]);
    await cleaning.onModuleDestroy();
  });

  // @spec consultation-summary-9
  test('are mailed with greeting, how they are opened, whom to call and Firma, never the password', async () => {
    const server = await startMailServer();
    const mailing = await pdfServiceOf(database.orm, testMails({ smtpUrl: server.url }), { clock });
    const pdf = await samplePdf(DEMO_PDF_PASSWORD);
    await pdfs.upload(adviser, { name: 'Vorschlag.pdf', pdf });
    await mailing.send(adviser, MAIL);
    await mailing.send(adviser, {
      ...MAIL,
      subject: 'Ihr Vorschlag',
      text: 'Guten Tag Frau Groß,\nwie besprochen.',
    });
    const [plain, own] = server.received.map(({ raw }) => readMail(raw));
    expect(plain?.headers.get('from')).toBe('Apotheke am Stadtgarten <kontakt@localhost>');
    expect(plain?.headers.get('reply-to')).toBe('krueger@apotheke-stadtgarten.example');
    expect(plain?.headers.get('subject')).toBe('Ihre Unterlagen von Apotheke am Stadtgarten');
    const text = plain?.parts[0]?.bytes.toString();
    expect(text?.replaceAll('\r\n', '\n')).toBe(
      `Guten Tag,

anbei erhalten Sie Ihre Unterlagen aus unserem Gespräch als PDF.

Sie öffnen die Datei im Anhang mit einem Klick oder einem Fingertipp. Danach geben Sie das Kennwort ein, das Sie getrennt von dieser E-Mail bekommen.

Sie haben Fragen? Rufen Sie uns bitte an: Telefon 0761 900120

Daniel Krüger
Apotheke am Stadtgarten
`,
    );
    expect(plain?.parts[1]?.head).toContain('protected-Vorschlag.pdf');
    const kept = await (await storageOf(database.orm, clock)).get(adviser.userId, 'protected-Vorschlag.pdf');
    expect(plain?.parts[1]?.bytes.equals(kept ?? Buffer.of())).toBe(true);
    expect(own?.headers.get('subject')).toBe('Ihr Vorschlag');
    expect(own?.parts[0]?.bytes.toString()).toMatch(
      /^Guten Tag Frau Groß,\r\nwie besprochen\.\r\n\r\nSie öffnen/,
    );
    for (const { raw } of server.received) expect(raw.toString()).not.toContain(DEMO_PDF_PASSWORD);
    const shouted = DEMO_PDF_PASSWORD.toUpperCase();
    expect(await codeOf(mailing.send(adviser, { ...MAIL, subject: `Passwort ${shouted}` }))).toBe('invalid');
    expect(await codeOf(mailing.send(adviser, { ...MAIL, text: shouted.toLowerCase() }))).toBe('invalid');
    expect(await codeOf(mailing.send(adviser, { ...MAIL, text: `Passwort: ${DEMO_PDF_PASSWORD}` }))).toBe(
      'invalid',
    );
    expect(server.received.length).toBe(2);
  });

  test.each([
    ['another address in it', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['two addresses', { email: 'a@example.org,b@example.org' }],
    ['a header in the subject', { subject: 'Hallo\r\nBcc: b@example.org' }],
    ['a field that nobody knows', { cc: 'b@example.org' }],
  ])('are not mailed with %s', async (_what, more) => {
    await pdfs.upload(adviser, { name: 'Vorschlag.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    const server = await startMailServer();
    const mailing = await pdfServiceOf(database.orm, testMails({ smtpUrl: server.url }), { clock });
    expect(await codeOf(mailing.send(adviser, { ...MAIL, ...more }))).toBe('invalid');
    expect(server.received).toEqual([]);
  });

  // @spec consultation-5-5 consultation-9-15 access-9-15
  test('are not mailed for somebody else, in a trial, or without a password', async () => {
    const pdf = await samplePdf(DEMO_PDF_PASSWORD);
    await pdfs.upload(main, { name: 'Vorschlag.pdf', pdf });
    expect(await codeOf(pdfs.send(adviser, MAIL))).toBe('not-found');
    const demo = await actorOf(database.orm, 'demo');
    await expect(pdfs.send(demo, MAIL)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'In der Testphase können keine PDFs per E-Mail versendet werden.',
    });
    const em = database.em();
    const { pdfPasswort } = await em.findOneOrFail(Institution, main.institutionId);
    await em.nativeUpdate(Institution, { id: main.institutionId }, { pdfPasswort: null });
    expect(await pdfs.documentPasswords(main)).toEqual({ password: null, ownPasswordEach: false });
    await expect(pdfs.send(main, MAIL)).rejects.toMatchObject({
      code: 'invalid',
      message:
        'Der Versand per E-Mail ist nicht möglich, da Sie noch kein Passwort zur Verschlüsselung in den Kontaktdaten angegeben haben.',
    });
    await em.nativeUpdate(Institution, { id: main.institutionId }, { pdfPasswort: pdfPasswort ?? null });
    expect((await pdfs.documentPasswords(main)).password).toBe(DEMO_PDF_PASSWORD);
  });

  test('are mailed without a telephone number, and without a name, where neither is known', async () => {
    const em = database.em();
    const own = { id: adviser.institutionId };
    const { telefon, beraternamen } = await em.findOneOrFail(Institution, own);
    const server = await startMailServer();
    const mailing = await pdfServiceOf(database.orm, testMails({ smtpUrl: server.url }), { clock });
    await mailing.upload(adviser, { name: 'Vorschlag.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    // A shared login is nobody of the list.
    for (const names of ['Ada Kern', 'Ada Kern\ndaniel krüger']) {
      await em.nativeUpdate(Institution, own, { telefon: '', beraternamen: names });
      await mailing.send(adviser, MAIL);
    }
    await em.nativeUpdate(Institution, own, { telefon, beraternamen });
    const [nobody, listed] = server.received.map(({ raw }) => readMail(raw).parts[0]?.bytes.toString());
    expect(nobody).toMatch(/bekommen\.\r\n\r\nApotheke am Stadtgarten\r\n$/);
    expect(listed).toMatch(/bekommen\.\r\n\r\ndaniel krüger\r\nApotheke am Stadtgarten\r\n$/);
  });

  describe('of an institution with a password of its own for each sending', () => {
    const OWN = 'K7mP4Xrt';
    const set = (columns: Partial<Institution>) =>
      database.em().nativeUpdate(Institution, { id: adviser.institutionId }, columns);
    beforeEach(async () => void (await set({ kennwortJeVersand: true })));
    afterEach(async () => void (await set({ kennwortJeVersand: false })));

    test('are taken only if they open with it and not without, from browser and calls alike', async () => {
      expect((await pdfs.documentPasswords(adviser)).ownPasswordEach).toBe(true);
      const sealed = await samplePdf(OWN);
      const ways = [
        (pdf: Uint8Array, psw: string | undefined) => pdfs.upload(adviser, { name: 'a.pdf', pdf, psw }),
        (pdf: Uint8Array, psw = '') => pdfs.uploadReadable(adviser, { name: 'a.pdf', pdf, psw }),
      ];
      for (const way of ways) {
        for (const psw of [undefined, '', 'K7mP4Xr', 'Geheim00', DEMO_PDF_PASSWORD])
          await expect(way(sealed, psw)).rejects.toMatchObject({ code: 'invalid', fields: { psw: /./ } });
        for (const [pdf, message] of [
          [await samplePdf(null), /nicht verschlüsselt/],
          [await samplePdf('K7mP4XrT'), /mit einem anderen Passwort/],
          [await samplePdf(DEMO_PDF_PASSWORD), /mit einem anderen Passwort/],
        ] as const)
          await expect(way(pdf, OWN)).rejects.toMatchObject({ code: 'invalid', message });
        expect(await kept()).toBe(0);
        await way(sealed, OWN);
        expect(await kept()).toBe(1);
        await pdfs.removeAllOf(adviser);
      }
    });

    test('are mailed as they were sealed, without any password of the institution', async () => {
      const { pdfPasswort } = await database.em().findOneOrFail(Institution, adviser.institutionId);
      await set({ pdfPasswort: null });
      const server = await startMailServer();
      const mailing = await pdfServiceOf(database.orm, testMails({ smtpUrl: server.url }), { clock });
      await mailing.upload(adviser, { name: 'Vorschlag.pdf', pdf: await samplePdf(OWN), psw: OWN });
      await mailing.send(adviser, MAIL);
      await set({ pdfPasswort: pdfPasswort ?? null });
      const { raw } = server.received[0] ?? {};
      expect(raw?.toString()).not.toContain(OWN);
      const file = readMail(raw as Buffer).parts[1]?.bytes as Buffer;
      const opened = await Promise.all(
        [OWN, DEMO_PDF_PASSWORD, ''].map((password) => sealPdf({ bytes: file, password, readable: false })),
      );
      expect(opened.map((answer) => ('refused' in answer ? answer.refused : 'opened'))).toEqual([
        'opened',
        'other-password',
        'other-password',
      ]);
    });

    test('say so in none of the tables', async () => {
      await pdfs.upload(adviser, { name: 'a.pdf', pdf: await samplePdf(OWN), psw: OWN });
      const em = database.em();
      const [files, entries] = [await em.find(StoredPdf, {}), await em.find(AuditEntry, {})];
      const told = JSON.stringify([files.map(({ pdf: _, ...rest }) => rest), entries]);
      expect(told).not.toContain(OWN);
      expect(files.some(({ pdf }) => Buffer.from(pdf).includes(OWN))).toBe(false);
    });
  });

  test('are mailed once, however often a request is repeated, in whichever process', async () => {
    const server = await startMailServer();
    const processes = await Promise.all(
      [0, 1].map(() => pdfServiceOf(database.orm, testMails({ smtpUrl: server.url }), { clock })),
    );
    await pdfs.upload(adviser, { name: 'Vorschlag.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    const requestId = crypto.randomUUID();
    const outcomes = await Promise.all(
      [0, 1, 0, 1].map((process) =>
        codeOf((processes[process] as PdfService).send(adviser, { ...MAIL, requestId })),
      ),
    );
    // A request that comes while another process sends them gets a conflict.
    expect(outcomes.every((outcome) => outcome === 'done' || outcome === 'conflict')).toBe(true);
    expect(outcomes).toContain('done');
    expect(server.received.length).toBe(1);
    await pdfs.removeAllOf(adviser);
    await pdfs.send(adviser, { ...MAIL, requestId });
    expect(server.received.length).toBe(1);
    expect(readMail(server.received[0]?.raw as Buffer).headers.get('message-id')).toMatch(/^<[0-9a-f]{64}@/);
  });

  test('are mailed again after a refusal, and not where the outcome is unknown', async () => {
    await pdfs.upload(adviser, { name: 'Vorschlag.pdf', pdf: await samplePdf(DEMO_PDF_PASSWORD) });
    const request = { ...MAIL, requestId: crypto.randomUUID() };
    const to = async (smtpUrl: string) => await pdfServiceOf(database.orm, testMails({ smtpUrl }), { clock });
    const server = await startMailServer();
    expect(
      await codeOf(
        (await to(await startRawServer((socket) => socket.end('421 later\r\n')))).send(adviser, request),
      ),
    ).toBe('unavailable');
    await (await to(server.url)).send(adviser, request);
    expect(server.received.length).toBe(1);

    const broken = { ...MAIL, requestId: crypto.randomUUID() };
    const breaking = await startTalkingServer((socket, body) => {
      if (body.endsWith('\r\n.\r\n')) socket.destroy();
    });
    expect(await codeOf((await to(breaking)).send(adviser, broken))).toBe('conflict');
    expect(await codeOf((await to(server.url)).send(adviser, broken))).toBe('conflict');
    expect(server.received.length).toBe(1);
  });
});

describeWithPdfTools('a PDF of another program', () => {
  const database = useSeededDatabase('sqlite');

  test('is taken from the browser’s path where it is encrypted strongly enough, and else refused', async () => {
    const pdfs = await pdfServiceOf(database.orm, database.folder);
    const adviser = await actorOf(database.orm, 'beratung');
    const readable = await samplePdf(null);
    const by = (bits: string) =>
      byQpdf(
        ['--allow-weak-crypto', '--encrypt', DEMO_PDF_PASSWORD, 'owner', ...bits.split(' '), '--'],
        readable,
      );
    await pdfs.upload(adviser, { name: 'a.pdf', pdf: by('256') });
    for (const bits of ['40', '128', '128 --use-aes=y', '256 --force-R5', '256 --cleartext-metadata']) {
      await expect(pdfs.upload(adviser, { name: 'b.pdf', pdf: by(bits) }), bits).rejects.toMatchObject({
        message:
          'Das PDF ist nicht durchgehend mit AES-256 (Revision 6) verschlüsselt und wird deshalb nicht angenommen.',
      });
    }
  });
});

describe('the keys', () => {
  test('are distinguished by their names, and no other key opens', () => {
    const keys = new Keyring([{ id: 'a', secret: 'a'.repeat(32) }]);
    const sealed = keys.seal('Geheim', 'x');
    expect(keys.open(sealed, 'x')).toBe('Geheim');
    expect(keys.open(sealed, 'y')).toBeNull();
    expect(new Keyring([{ id: 'a', secret: 'b'.repeat(32) }]).open(sealed, 'x')).toBeNull();
    for (const broken of ['', 'a.', 'a.AAAA', sealed.replace('a.', 'b.'), `${sealed}!`])
      expect(keys.open(broken, 'x')).toBeNull();
  });
});
