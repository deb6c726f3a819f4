import { expect, test } from 'vitest';
import {
  type ContactData,
  ContactDataService,
  Institution,
  InstitutionService,
  PdfPasswordService,
  sealPdfPassword,
} from '#institution';
import { contactInput } from '#institution/domain';
import { RIGHTS } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { DEMO_PDF_PASSWORD, testKeys } from '../../../server/support/pdfs.ts';
import { servicesOn } from '../../../server/support/services.ts';

/** What is saved of it again. */
function givenOf({ id: _, trial: __, passwordTag: ___, ...given }: ContactData) {
  return given;
}

describeWithDatabase('contact data of an institution', (engine) => {
  const database = useSeededDatabase(engine);
  const contacts = async (em = database.em()) =>
    asEdge((await servicesOn(em)).get(ContactDataService), { save: contactInput });
  const actor = () => actorOf(database.orm, 'leitung');
  const lastEntry = async () =>
    (await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 }))[0];

  test('are shown and changed, and appear in the letterhead at once', async () => {
    const services = await servicesOn(database.em());
    const adviser = await actorOf(database.orm, 'beratung', ['bera_durch']);
    const institutions = services.get(InstitutionService);
    expect(await institutions.letterhead(adviser)).toMatchObject({ ort: 'Freiburg im Breisgau', ik: '' });
    const before = await (await contacts()).own(await actor());
    expect(before).toMatchObject({ Name: 'Apotheke am Stadtgarten', IK: '', trial: false });
    const given = { ...givenOf(before), Ort: 'Freiburg', IK: 'IK 108310400' };
    const saved = await (await contacts()).save(await actor(), given);
    expect(saved).toEqual({ id: before.id, version: before.version + 1, mailChanged: false });
    expect(await (await contacts()).own(await actor())).toEqual({
      ...before,
      version: saved.version,
      Ort: 'Freiburg',
      IK: '108310400',
    });
    expect(await institutions.letterhead(adviser)).toMatchObject({ ort: 'Freiburg', ik: '108310400' });
    const entry = await lastEntry();
    expect([entry?.what, entry?.whom]).toEqual(['contact-data-saved', `institution:${before.id}`]);
    expect(JSON.parse(entry?.detail ?? '')).toEqual({
      before: { Ort: 'Freiburg im Breisgau', IK: '' },
      after: { Ort: 'Freiburg', IK: '108310400' },
    });
  });

  test('stay as they are where they are left out, and report a changed mail address', async () => {
    const { Name, Strasse, Hausnummer, PLZ, Ort, ...before } = await (await contacts()).own(await actor());
    const address = { Name, Strasse, Hausnummer, PLZ, Ort };
    expect((await (await contacts()).save(await actor(), address)).mailChanged).toBe(false);
    const Email = 'neu@apotheke-stadtgarten.example';
    expect((await (await contacts()).save(await actor(), { ...address, Email })).mailChanged).toBe(true);
    expect((await (await contacts()).save(await actor(), { ...address, Email })).mailChanged).toBe(false);
    const { version: _, ...after } = await (await contacts()).own(await actor());
    expect(after).toMatchObject({ ...address, Telefon: before.Telefon, Webseite: before.Webseite, Email });
  });

  test('hold a PDF password that is stored sealed, never shown and used by the documents', async () => {
    const passwords = (await servicesOn(database.em())).get(PdfPasswordService);
    const before = await (await contacts()).own(await actor());
    expect(await passwords.inSettings(await actor())).toBe(DEMO_PDF_PASSWORD);
    const password = 'Grüße-vom-Markt-7';
    await (await contacts()).save(await actor(), { ...givenOf(before), PdfPasswort: password });
    const after = await (await contacts()).own(await actor());
    expect(after.passwordTag).not.toBe(before.passwordTag);
    expect(JSON.stringify(after)).not.toContain(password);
    const row = await database.em().findOneOrFail(Institution, before.id);
    expect(row.pdfPasswort).not.toContain(password);
    expect(await passwords.own(await actorOf(database.orm, 'beratung'))).toBe(password);
    expect(await passwords.inSettings(await actor())).toBe(password);
    expect((await lastEntry())?.detail).toBe('{"before":{},"after":{"PdfPasswort":"neu gesetzt"}}');
    // Sent back unchanged, it is not a new one: nothing is written, and no change is logged.
    const stored = (await (await contacts()).own(await actor())).passwordTag;
    const { version: _again, ...again } = givenOf(after);
    await (await contacts()).save(await actor(), { ...again, PdfPasswort: password });
    expect((await (await contacts()).own(await actor())).passwordTag).toBe(stored);
    expect((await lastEntry())?.detail).toBe('{"before":{},"after":{}}');
    await (await contacts()).save(await actor(), { ...again, PdfPasswort: '' });
    expect(await passwords.inSettings(await actor())).toBe(password);

    const sealedPassword = sealPdfPassword(testKeys(), before.id, DEMO_PDF_PASSWORD);
    const { version: _, ...given } = givenOf(after);
    await (await contacts()).save(await actor(), given, { sealedPassword });
    expect(await passwords.inSettings(await actor())).toBe(DEMO_PDF_PASSWORD);
    for (const foreign of [sealPdfPassword(testKeys(), before.id + 1, 'x'), 'x', ''])
      await expect(
        (await contacts()).save(await actor(), given, { sealedPassword: foreign }),
      ).rejects.toMatchObject({ code: 'invalid', fields: { PdfPasswort: expect.any(String) } });
  });

  test('take another PDF password only from somebody who has just typed their own', async () => {
    const before = await (await contacts()).own(await actor());
    const given = { ...givenOf(before), PdfPasswort: DEMO_PDF_PASSWORD };
    const found = { ...(await actor()), confirmed: false };
    const { version } = await (await contacts()).save(found, given);
    const another = { ...given, version, PdfPasswort: 'Mitgelesen-7' };
    const sealedPassword = sealPdfPassword(testKeys(), before.id, another.PdfPasswort);
    const needed = { code: 'password-needed' };
    await expect((await contacts()).save(found, another)).rejects.toMatchObject(needed);
    await expect(
      (await contacts()).save(found, { ...another, PdfPasswort: '' }, { sealedPassword }),
    ).rejects.toMatchObject(needed);
    expect((await (await contacts()).own(found)).passwordTag).toBe(before.passwordTag);
    await (await contacts()).save(found, { ...another, PdfPasswort: '', Fax: '0761 5' });
  });

  test('say whether each sending has a password of its own, which is off until somebody chooses it', async () => {
    const before = await (await contacts()).own(await actor());
    expect(before.KennwortJeVersand).toBe(false);
    const institutions = (await servicesOn(database.em())).get(InstitutionService);
    const adviser = await actorOf(database.orm, 'beratung');
    expect(await institutions.ownPasswordEach(adviser)).toBe(false);
    const { KennwortJeVersand: _, version: __, ...others } = givenOf(before);
    await (await contacts()).save(await actor(), { ...others, KennwortJeVersand: true });
    expect(await institutions.ownPasswordEach(adviser)).toBe(true);
    expect(JSON.parse((await lastEntry())?.detail ?? '')).toEqual({
      before: { KennwortJeVersand: false },
      after: { KennwortJeVersand: true },
    });
    await (await contacts()).save(await actor(), others);
    expect((await (await contacts()).own(await actor())).KennwortJeVersand).toBe(true);
    await (await contacts()).save(await actor(), { ...others, KennwortJeVersand: false });
    expect(await institutions.ownPasswordEach(adviser)).toBe(false);
  });

  test('hold no PDF password in the trial', async () => {
    const demo = await actorOf(database.orm, 'demo');
    const before = await (await contacts()).own(demo);
    expect(before).toMatchObject({ trial: true, passwordTag: null });
    await expect(
      (await contacts()).save(demo, { ...givenOf(before), PdfPasswort: 'Geheim-12' }),
    ).rejects.toMatchObject({ code: 'invalid', fields: { PdfPasswort: /Testphase/ } });
    await database
      .em()
      .nativeUpdate(
        Institution,
        { id: before.id },
        { pdfPasswort: sealPdfPassword(testKeys(), before.id, 'x') },
      );
    const passwords = (await servicesOn(database.em())).get(PdfPasswordService);
    expect(await passwords.inSettings(demo)).toBeNull();
    await database.em().nativeUpdate(Institution, { id: before.id }, { pdfPasswort: null });
    expect(await (await contacts()).own(demo)).toEqual(before);
  });

  test('are written by one of several who save at once; the others see the current state', async () => {
    const before = await (await contacts()).own(await actor());
    const other = await another(database, engine);
    const services = [await contacts(), await contacts(other.em())];
    const acting = await actor();
    const outcomes = await Promise.all(
      ['A', 'B', 'C', 'D'].map((Ort, index) =>
        (services[index % 2] as Awaited<ReturnType<typeof contacts>>)
          .save(acting, { ...givenOf(before), Ort })
          .then(
            () => 'saved',
            (error) => [error.code, error.current],
          ),
      ),
    );
    await other.close();
    const now = await (await contacts()).own(acting);
    expect(now.version).toBe(before.version + 1);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    for (const outcome of outcomes) expect(['saved', ['conflict', now]]).toContainEqual(outcome);
  });

  test('are those of the own institution; the vendor’s staff may change any', async () => {
    const demo = await actorOf(database.orm, 'demo');
    const before = await (await contacts()).own(demo);
    const { version: _, ...given } = givenOf(before);
    for (const institutionId of [before.id, 99_999])
      await expect((await contacts()).save(await actor(), given, { institutionId })).rejects.toMatchObject({
        code: 'not-found',
        message: 'Diese Institution gibt es nicht.',
      });
    const vendor = { ...(await actorOf(database.orm, 'admin')), admin: true };
    await (await contacts()).save(vendor, { ...given, Ort: 'Bremerhaven' }, { institutionId: before.id });
    expect((await (await contacts()).own(demo)).Ort).toBe('Bremerhaven');
    const without = { ...demo, rights: new Set(RIGHTS.filter((right) => right !== 'kont_einst')) };
    await expect((await contacts()).save(without, given)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
