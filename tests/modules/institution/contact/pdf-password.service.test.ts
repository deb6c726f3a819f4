import { beforeAll, expect, test } from 'vitest';
import { Institution, PdfPasswordService, sealPdfPassword } from '#institution';
import { Keyring } from '#platform';
import { RIGHTS, type UserActor } from '#platform/domain';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { DEMO_PDF_PASSWORD, testKeys } from '../../../server/support/pdfs.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

describeWithDatabase('the password of an institution’s PDFs', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  let main: UserActor;
  beforeAll(async () => {
    main = await actorOf(database.orm, 'leitung');
  });
  const passwords = async () => (await servicesOn(database.em(), clock)).get(PdfPasswordService);
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  // @spec access-7-5
  test('is sealed, and survives a new key', async () => {
    const em = database.em();
    const { pdfPasswort: stored } = await em.findOneOrFail(Institution, main.institutionId);
    expect(stored).toMatch(/^secret-key\./);
    expect(stored).not.toContain(DEMO_PDF_PASSWORD);
    const old = { id: 'secret-key', secret: 'a secret key that is only for tests' };
    const sealedUnder = async (...keys: { id: string; secret: string }[]) =>
      (await servicesOn(database.em(), clock, { overrides: [[Keyring, new Keyring(keys)]] })).get(
        PdfPasswordService,
      );
    const rotated = await sealedUnder({ id: '2027', secret: 'n'.repeat(32) }, old);
    expect(await rotated.own(main)).toBe(DEMO_PDF_PASSWORD);
    const fresh = await rotated.encrypt(main, 'Grüße-2027');
    expect(fresh).toMatch(/^2027\./);
    expect(await rotated.decrypt(main, fresh)).toBe('Grüße-2027');
    const demo = await actorOf(database.orm, 'demo');
    expect(await codeOf(rotated.decrypt(demo, fresh))).toBe('invalid');
    // The first character: of the last one not each bit counts.
    const changed = fresh.replace(/^2027\.(.)/, (_, first) => `2027.${first === 'A' ? 'B' : 'A'}`);
    expect(await codeOf(rotated.decrypt(main, changed))).toBe('invalid');
    const without = await sealedUnder({ id: '2027', secret: 'n'.repeat(32) });
    expect(await codeOf(without.own(main))).toBe('unavailable');
    expect(sealPdfPassword(testKeys(), 1, 'x')).not.toBe(sealPdfPassword(testKeys(), 1, 'x'));
    for (const password of ['', 'ä'.repeat(64), 'a\tb'])
      expect(await codeOf(rotated.encrypt(main, password))).toBe('invalid');
  });

  test('cannot be read where it was copied to another institution', async () => {
    const em = database.em();
    const demo = await actorOf(database.orm, 'demo');
    const { pdfPasswort = null } = await em.findOneOrFail(Institution, main.institutionId);
    await em.nativeUpdate(Institution, { id: demo.institutionId }, { pdfPasswort });
    expect(await codeOf((await passwords()).own(demo))).toBe('unavailable');
    await em.nativeUpdate(Institution, { id: demo.institutionId }, { pdfPasswort: null });
    expect(await (await passwords()).own(demo)).toBeNull();
  });

  test('is shown only to users who may mail PDFs or change it, each in its place', async () => {
    const without = (gone: string) => ({
      ...main,
      rights: new Set(RIGHTS.filter((right) => right !== gone)),
    });
    expect(await (await passwords()).inSettings(without('pdf_vers'))).toBe(DEMO_PDF_PASSWORD);
    expect(await (await passwords()).own(without('kont_einst'))).toBe(DEMO_PDF_PASSWORD);
    const sealed = sealPdfPassword(testKeys(), main.institutionId, 'x');
    for (const refused of [
      (await passwords()).own(without('pdf_vers')),
      (await passwords()).decrypt(without('pdf_vers'), sealed),
      (await passwords()).inSettings(without('kont_einst')),
      (await passwords()).encrypt(without('kont_einst'), 'x'),
    ])
      expect(await codeOf(refused)).toBe('forbidden');
  });

  test('is one password, however its characters are composed', async () => {
    const sealed = await (await passwords()).encrypt(main, 'Gru\u0308ße');
    expect(await (await passwords()).decrypt(main, sealed)).toBe('Gr\u00fcße');
  });
});
