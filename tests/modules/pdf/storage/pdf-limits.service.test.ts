import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { UntrustedTasks } from '#platform';
import type { UserActor } from '#platform/domain';
import { PdfSending } from '../../../../modules/pdf/sending/pdf-sending.entity.ts';
import { SendingLedger } from '../../../../modules/pdf/sending/sending-ledger.ts';
import { PdfLimits } from '../../../../modules/pdf/storage/pdf-limits.ts';
import { StoredPdf } from '../../../../modules/pdf/storage/stored-pdf.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import {
  DEMO_PDF_PASSWORD,
  pdfServiceOf,
  samplePdf,
  storageOf,
  testMails,
} from '../../../server/support/pdfs.ts';
import { type Override, servicesOn } from '../../../server/support/services.ts';
import { startMailServer } from '../../../server/support/smtp.ts';
import { HOUR, MINUTE, TestClock } from '../../../server/support/test-clock.ts';

const PDF = new TextEncoder().encode('not looked at by the storage');

describeOnBothEngines('the limit of documents', (engine) => {
  const database = useSeededDatabase(engine);
  let clock: TestClock;
  let adviser: UserActor;
  let main: UserActor;

  beforeEach(async () => {
    clock = new TestClock();
    [adviser, main] = await Promise.all([
      actorOf(database.orm, 'beratung'),
      actorOf(database.orm, 'leitung'),
    ]);
    const em = database.em();
    await em.nativeDelete(StoredPdf, {});
    await em.nativeDelete(PdfSending, {});
    await em.nativeDelete(AuditEntry, {});
  });

  const limitsOf = (limits: Partial<PdfLimits>): PdfLimits => ({ ...new PdfLimits(), ...limits });
  const noted = async () => {
    const entries = await database.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } });
    return entries.map(({ who, what, detail }) => [who, what, detail]);
  };
  /** How many of works that begin at the same time are done, and what the others are refused with. */
  const atOnce = async (works: readonly (() => Promise<unknown>)[]) => {
    const outcomes = await Promise.allSettled(works.map((work) => work()));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    return { done: outcomes.length - refused.length, refused };
  };
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

  test('is 500 documents for a user, 2 GB for an institution and 60 mails an hour', () => {
    expect({ ...new PdfLimits() }).toEqual({ files: 500, institutionBytes: 2 * 1024 ** 3, mailsAnHour: 60 });
  });

  test('holds for a user, however many documents arrive at once', async () => {
    const storages = await Promise.all(
      numbers(2).map(() => storageOf(database.orm, clock, limitsOf({ files: 5 }))),
    );
    const { done, refused } = await atOnce(
      numbers(12).map(
        (number) => () => storages[number % 2]?.put(adviser, `${number}.pdf`, PDF) as Promise<void>,
      ),
    );
    expect([done, refused.length]).toEqual([5, 7]);
    expect(refused[0]).toMatchObject({
      code: 'limit',
      message: expect.stringContaining('schon 5 Dokumente'),
    });
    expect(await database.em().count(StoredPdf)).toBe(5);
    // In the place of one of them, for somebody else, and a day later, there is room.
    const [kept] = await Promise.all(
      numbers(12).map(async (number) =>
        (await storages[0]?.get(adviser.userId, `${number}.pdf`)) ? [number] : [],
      ),
    ).then((found) => found.flat());
    await storages[0]?.put(adviser, `${kept}.pdf`, PDF);
    await storages[0]?.put(main, 'a.pdf', PDF);
    clock.advance(24 * HOUR);
    // Expired ones do not count, also before they are deleted.
    await storages[0]?.put(adviser, 'new.pdf', PDF);
    await storages[0]?.sweep();
    expect(await database.em().count(StoredPdf)).toBe(1);
  });

  test('holds for an institution, whichever user sends the bytes', async () => {
    const large = new Uint8Array(10_000);
    const storage = await storageOf(database.orm, clock, limitsOf({ institutionBytes: 35_000 }));
    const demo = await actorOf(database.orm, 'demo');
    const { done, refused } = await atOnce(
      numbers(8).map((number) => () => storage.put(number % 2 ? adviser : main, `${number}.pdf`, large)),
    );
    expect([done, refused.length]).toEqual([3, 5]);
    expect(refused[0]).toMatchObject({ code: 'limit', message: expect.stringContaining('Ihre Institution') });
    await storage.put(demo, 'a.pdf', large);
  });

  // @spec access-7-7
  test('holds for the mails of an hour, however many are sent at once', async () => {
    const server = await startMailServer();
    const limits = limitsOf({ mailsAnHour: 3 });
    const processes = await Promise.all(
      numbers(2).map(() => pdfServiceOf(database.orm, testMails({ smtpUrl: server.url }), { clock, limits })),
    );
    await (await storageOf(database.orm, clock)).put(adviser, 'protected-a.pdf', PDF);
    const mail = { name: 'a.pdf', email: 'frau@example.org', subject: '', text: '' };
    const send = (number: number) => processes[number % 2]?.send(adviser, mail) as Promise<void>;
    const { done, refused } = await atOnce(numbers(8).map((number) => () => send(number)));
    expect([done, refused.length, server.received.length]).toEqual([3, 5, 3]);
    // 10 o'clock in Berlin.
    expect(refused[0]).toMatchObject({
      code: 'limit',
      message: 'In einer Stunde können Sie höchstens 3 E-Mails versenden. Die nächste geht ab 11:00 Uhr.',
      retryAfter: 3600,
    });
    const [reached] = await database.em().find(AuditEntry, { what: 'limit-reached' });
    expect([reached?.detail, reached?.times]).toEqual(['{"code":"mails"}', 5]);
    clock.advance(HOUR - MINUTE);
    await expect(send(0)).rejects.toMatchObject({ code: 'limit' });
    clock.advance(MINUTE);
    await send(0);
    // What the mail server has refused does not count.
    const none = await pdfServiceOf(database.orm, testMails({ smtpUrl: 'smtp://127.0.0.1:1' }), {
      clock,
      limits,
    });
    for (const _ of numbers(4))
      await expect(none.send(adviser, mail)).rejects.toMatchObject({ code: 'unavailable' });
    await send(1);
  });

  test('counts mails of two processes one by one', async () => {
    const elsewhere = await another(database, engine);
    onTestFinished(() => elsewhere.close());
    const overrides: Override[] = [[PdfLimits, limitsOf({ mailsAnHour: 3 })]];
    const ledgers = await Promise.all(
      [database.em(), elsewhere.em()].map(async (em) =>
        (await servicesOn(em, clock, { overrides })).get(SendingLedger),
      ),
    );
    const { done, refused } = await atOnce(
      numbers(12).map(
        (number) => () =>
          ledgers[number % 2]?.take(adviser.userId, String(number).padStart(64, '0')) as Promise<boolean>,
      ),
    );
    expect([done, refused.length]).toEqual([3, 9]);
    expect(await database.em().count(PdfSending)).toBe(3);
  });

  // @spec access-7-7
  test('is reported in the audit log, without names, subjects and addresses', async () => {
    const server = await startMailServer();
    const pdfs = await pdfServiceOf(database.orm, testMails({ smtpUrl: server.url }), {
      clock,
      limits: limitsOf({ files: 1 }),
    });
    const user = `user:${adviser.userId}`;
    const pdf = await samplePdf(DEMO_PDF_PASSWORD);
    await pdfs.upload(adviser, { name: 'Vorschlag-Weber.pdf', pdf });
    await expect(pdfs.upload(adviser, { name: 'b.pdf', pdf })).rejects.toMatchObject({ code: 'limit' });
    await expect(pdfs.upload(adviser, { name: 'c.pdf', pdf: await samplePdf(null) })).rejects.toThrow();
    await pdfs.send(adviser, {
      name: 'Vorschlag-Weber.pdf',
      email: 'weber@example.org',
      subject: 'Frau Weber',
      text: 'Inkontinenz',
    });
    await pdfs.remove(adviser, 'Vorschlag-Weber.pdf');
    await pdfs.remove(adviser, 'never-there.pdf');
    await pdfs.upload(adviser, { name: 'd.pdf', pdf });
    clock.advance(24 * HOUR);
    await (await storageOf(database.orm, clock)).sweep();
    expect(await noted()).toEqual([
      [user, 'document-kept', null],
      [user, 'limit-reached', '{"code":"documents"}'],
      [user, 'document-refused', '{"code":"readable"}'],
      [user, 'document-mailed', null],
      [user, 'document-deleted', '{"count":1}'],
      [user, 'document-kept', null],
      ['system', 'document-expired', '{"count":1}'],
    ]);
  });

  test('does not count a document whose upload is broken off', async () => {
    const untrusted = new UntrustedTasks({ ms: 1 });
    const pdfs = await pdfServiceOf(database.orm, database.folder, { clock, untrusted });
    const pdf = await samplePdf(DEMO_PDF_PASSWORD);
    const message = 'Das Lesen des PDF dauert zu lange. Es wird deshalb nicht angenommen.';
    await expect(pdfs.upload(adviser, { name: 'a.pdf', pdf })).rejects.toMatchObject({
      code: 'invalid',
      fields: { data: message },
    });
    expect(await noted()).toEqual([[`user:${adviser.userId}`, 'document-refused', '{"code":"time"}']]);
    expect(await database.em().count(StoredPdf)).toBe(0);
  });
});
