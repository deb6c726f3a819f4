import { expect, test } from 'vitest';
import { ContractForm } from '../../../../modules/pdf/contract-forms/contract-form.entity.ts';
import { FORM_LIMITS } from '../../../../modules/pdf/contract-forms/contract-form.ts';
import { FORMS_TOO_LARGE } from '../../../../modules/pdf/form-admin/form-room.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { fieldForm } from '../contract-forms/form-files.ts';
import { useFormServices } from '../contract-forms/form-services.ts';
import { craftedForm } from '../contract-forms/made-form.ts';
import { realForm } from '../contract-forms/real-forms.ts';

describeWithDatabase("a contract's form as it is managed", (engine) => {
  const { database, admin, forms, fileOf, actorOf, add } = useFormServices(engine);

  test('is stored, mapped, offered and deleted, and noted each time', async () => {
    const actor = await actorOf('leitung');
    const { id } = await add(actor, 'Mehrkostenerklärung');
    const { forms: listed, kassen } = await (await admin()).list(actor, 'institution');
    const form = listed.find((each) => each.id === id) ?? expect.fail('It is not listed.');
    expect(form).toMatchObject({
      name: 'Mehrkostenerklärung',
      version: 1,
      kassen: [],
      mapping: [],
      pages: 1,
    });
    expect(form.fields).toHaveLength(13);
    const [kasse = ''] = kassen;
    const mapping = [{ field: 'Geburtsdatum', option: null, value: 'person.birthdate' }];
    const saved = { id, version: 1, name: 'Erklärung', kassen: [kasse], mapping };
    expect(await (await admin()).save(actor, 'institution', saved)).toEqual({ version: 2 });
    expect((await (await forms()).offered(actor)).forms).toContainEqual({
      id,
      name: 'Erklärung',
      kassen: [kasse],
    });
    const file = (await fileOf(actor, id)) ?? expect.fail('It is in no part.');
    expect(file).toMatchObject({ id, version: 2, mapping });
    expect(Buffer.from(file.file).subarray(0, 5).toString()).toBe('%PDF-');
    const preview = await (await admin()).preview(actor, 'institution', id);
    expect(Buffer.from(preview).subarray(0, 5).toString()).toBe('%PDF-');
    // The typeface of what was filled in comes with it.
    expect(preview.length).toBeGreaterThan(file.file.length + 10_000);
    await (await admin()).remove(actor, 'institution', { id, version: 2 });
    expect(await (await forms()).offered(actor)).toEqual({ forms: [], bundle: null });
    await expect((await forms()).part(actor, 0)).rejects.toMatchObject({ code: 'not-found' });
    const noted = await database
      .em()
      .find(AuditEntry, { what: { $like: 'contract-form-%' } }, { orderBy: { id: 1 } });
    expect(noted.map(({ what, whom }) => [what, whom])).toEqual(
      ['added', 'saved', 'deleted'].map((what) => [
        `contract-form-${what}`,
        `institution:${actor.institutionId}`,
      ]),
    );
  });

  test('is saved by the first of two editors, and with what suits its fields alone', async () => {
    const actor = await actorOf('leitung');
    const { id } = await add(actor, 'Zwei');
    const saved = { id, version: 1, name: 'Zwei', kassen: [], mapping: [] };
    await (await admin()).save(actor, 'institution', { ...saved, name: 'Erste' });
    await expect(
      (await admin()).save(actor, 'institution', { ...saved, name: 'Zweite' }),
    ).rejects.toMatchObject({ code: 'conflict', current: { id, version: 2, name: 'Erste' } });
    const now = { ...saved, version: 2 };
    for (const mapped of [
      { field: 'Befreit', option: null, value: 'person.name' },
      { field: 'Geschlecht', option: null, value: 'person.female' },
      { field: '__proto__', option: null, value: 'person.name' },
    ])
      await expect(
        (await admin()).save(actor, 'institution', { ...now, mapping: [mapped] }),
      ).rejects.toMatchObject({ code: 'invalid' });
    await expect(
      (await admin()).save(actor, 'institution', { ...now, kassen: ['Keine solche'] }),
    ).rejects.toMatchObject({
      code: 'invalid',
      fields: { kassen: 'Diese Krankenkasse gibt es nicht mehr in der Liste: Keine solche' },
    });
  });

  test('takes a newer file once it is compared; what stands in fields of equal names stays', async () => {
    const actor = await actorOf('leitung');
    const { id } = await add(actor, 'Anlage 4', 'institution', realForm(2026));
    const mapping = [
      { field: 'Name', option: null, value: 'person.listed' },
      { field: 'Betreuer', option: null, value: 'representative.name' },
      { field: 'Geschlecht', option: 'w', value: 'person.female' },
    ];
    await (await admin()).save(actor, 'institution', {
      id,
      version: 1,
      name: 'Anlage 4',
      kassen: [],
      mapping,
    });
    const newer = { id, version: 2, bytes: realForm(2027) };
    const compared = await (await admin()).compare(actor, 'institution', newer);
    expect(compared.added.map(({ name }) => name)).toEqual(['EMail', 'Stempel']);
    expect(compared.gone).toMatchObject([{ field: { name: 'Betreuer' }, entries: [mapping[1]] }]);
    // Nothing is written yet.
    const before = (await fileOf(actor, id)) ?? expect.fail('It is in no part.');
    expect(before).toMatchObject({ version: 2, mapping });
    expect(await (await admin()).replace(actor, 'institution', newer)).toEqual({ version: 3 });
    const now = (await fileOf(actor, id)) ?? expect.fail('It is in no part.');
    expect(now).toMatchObject({ version: 3, mapping: [mapping[0], mapping[2]] });
    expect(now.fields.map(({ name }) => name)).toContain('Stempel');
    expect(Buffer.compare(now.file, before.file)).not.toBe(0);
    const preview = await (await admin()).preview(actor, 'institution', id);
    expect(preview.length).toBeGreaterThan(now.file.length);
    const noted = await database.em().findOneOrFail(AuditEntry, { what: 'contract-form-replaced' });
    expect(noted.detail).toContain('Anlage 4');
  });

  test('is stored without the protection of its owner, which is said', async () => {
    const actor = await actorOf('leitung');
    const bytes = fieldForm('owner-password-256');
    const { id, unprotected } = await add(actor, 'Geschützt', 'institution', bytes);
    expect(unprotected).toBe(true);
    expect(await (await admin()).compare(actor, 'institution', { id, version: 1, bytes })).toMatchObject({
      unprotected: true,
      common: 5,
    });
    expect((await add(actor, 'Offen')).unprotected).toBe(false);
  });

  test('keeps its file if the newer one is no form, or the form has changed meanwhile', async () => {
    const actor = await actorOf('leitung');
    const { id } = await add(actor, 'Bleibt');
    const before = (await fileOf(actor, id)) ?? expect.fail('It is in no part.');
    const refused = async (given: { version?: number; bytes?: Uint8Array }, error: object) => {
      const newer = { id, version: 1, bytes: realForm(2027), ...given };
      await expect((await admin()).compare(actor, 'institution', newer)).rejects.toMatchObject(error);
      await expect((await admin()).replace(actor, 'institution', newer)).rejects.toMatchObject(error);
    };
    await refused({ bytes: Buffer.from('PK') }, { fields: { file: 'Diese Datei ist kein PDF.' } });
    await refused({ bytes: Buffer.alloc(6 * 1024 * 1024) }, { code: 'limit' });
    await (await admin()).save(actor, 'institution', {
      id,
      version: 1,
      name: 'Anders',
      kassen: [],
      mapping: [],
    });
    await refused({}, { code: 'conflict', current: { id, version: 2, name: 'Anders' } });
    await refused({ version: 2, bytes: craftedForm().subarray(0, 2_000) }, { code: 'invalid' });
    expect(await fileOf(actor, id)).toMatchObject({ file: before.file });
    const other = await actorOf('demo');
    await expect(
      (await admin()).replace(other, 'institution', { id, version: 2, bytes: realForm(2027) }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is refused by a clear word', async () => {
    const actor = await actorOf('leitung');
    const refused = async (bytes: Uint8Array, file: string, code = 'invalid') =>
      expect((await admin()).add(actor, 'institution', { name: 'x', bytes })).rejects.toMatchObject({
        code,
        fields: { file },
      });
    await refused(Buffer.alloc(20 * 1024 * 1024), 'Das Formular ist größer als 5 MB.', 'limit');
    await refused(Buffer.from('PK…'), 'Diese Datei ist kein PDF.');
    await refused(
      craftedForm().subarray(0, 2_000),
      'Das PDF ist beschädigt und kann nicht gelesen werden. Bitte laden Sie es noch einmal herunter.',
    );
    const entry = await database
      .em()
      .findOneOrFail(AuditEntry, { what: 'contract-form-refused', detail: { $like: '%not-pdf%' } });
    expect(entry.who).toBe(`user:${actor.userId}`);
  });

  test('is refused where all forms together would be too large for a consultation to load', async () => {
    const actor = await actorOf('demo');
    const { id } = await add(actor, 'Klein');
    await database.em().nativeUpdate(ContractForm, { id }, { file: Buffer.alloc(FORM_LIMITS.all - 1_000) });
    await expect(add(actor, 'Zu viel')).rejects.toMatchObject({
      code: 'limit',
      fields: { file: FORMS_TOO_LARGE },
    });
    // What it replaces does not count.
    const newer = { id, version: 1, bytes: realForm(2027) };
    expect(await (await admin()).replace(actor, 'institution', newer)).toEqual({ version: 2 });
    await (await admin()).remove(actor, 'institution', { id, version: 2 });
  });
});
