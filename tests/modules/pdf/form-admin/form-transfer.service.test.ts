import { expect, test } from 'vitest';
import { SettingsTransferService } from '#consultation';
import type { UserActor } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { useFormServices } from '../contract-forms/form-services.ts';
import { realForm } from '../contract-forms/real-forms.ts';

const bytes = (file: unknown) => new TextEncoder().encode(JSON.stringify(file));
const LISTED = { field: 'Name', option: null, value: 'person.listed' };
const BOX = { field: 'Geschlecht', option: 'w', value: 'person.female' };

describeWithDatabase('forms of contracts in a settings file', (engine) => {
  const { database, admin, fileOf, actorOf, add } = useFormServices(engine);
  const transfer = async () => (await servicesOn(database.em())).get(SettingsTransferService);
  const exported = async (actor: UserActor) => JSON.parse(await (await transfer()).export(actor));
  const stage = async (actor: UserActor, file: object) => (await transfer()).stage(actor, bytes(file));
  const partOf = (staged: Awaited<ReturnType<typeof stage>>) =>
    staged.differences.find(({ label }) => label === 'Vertragsformulare');
  const listed = async (actor: UserActor) => (await (await admin()).list(actor, 'institution')).forms;

  test('go to another institution, with what stands in their fields, and change nothing a second time', async () => {
    const [actor, other] = [await actorOf('leitung'), await actorOf('demo')];
    const { id } = await add(actor, 'Anlage 4', 'institution', realForm(2026));
    const kassen = [(await (await admin()).list(actor, 'institution')).kassen[0] ?? ''];
    const mapping = [LISTED, BOX];
    await (await admin()).save(actor, 'institution', { id, version: 1, name: 'Anlage 4', kassen, mapping });
    const file = await exported(actor);
    expect(file.forms).toEqual([{ name: 'Anlage 4', kassen, mapping, file: expect.any(String) }]);
    // What is there already changes nothing.
    expect(partOf(await stage(actor, file))).toBeUndefined();
    const given = { ...file, institution: (await exported(other)).institution, contact: undefined };
    const staged = await stage(other, given);
    expect(partOf(staged)?.changes).toEqual([
      { name: 'Anlage 4', before: null, after: `2 Seiten, 21 Felder, 2 davon zugeordnet, ${kassen[0]}` },
    ]);
    expect(await listed(other)).toEqual([]);
    await (await transfer()).commit(other, staged.id, false);
    const [taken] = await listed(other);
    expect(taken).toMatchObject({ name: 'Anlage 4', kassen, mapping, pages: 2 });
    expect((await fileOf(other, taken?.id ?? 0))?.fields).toHaveLength(21);
    expect(partOf(await stage(other, given))).toBeUndefined();
    const noted = await database
      .em()
      .findOneOrFail(AuditEntry, { what: 'contract-form-added', who: `user:${other.userId}` });
    expect(noted.detail).toContain('imported');
  });

  test('are replaced by name, and stay where the file does not name them', async () => {
    const actor = await actorOf('leitung');
    const { id } = await add(actor, 'Ersetzt', 'institution', realForm(2026));
    await add(actor, 'Bleibt');
    const file = await exported(actor);
    const newer = {
      name: 'Ersetzt',
      kassen: [],
      mapping: [{ field: 'Stempel', option: null, value: 'institution.name' }],
      file: realForm(2027).toString('base64'),
    };
    const staged = await stage(actor, { ...file, forms: [newer] });
    expect(partOf(staged)?.changes).toEqual([
      {
        name: 'Ersetzt',
        before: '2 Seiten, 21 Felder, 0 davon zugeordnet, alle Krankenkassen',
        after:
          '2 Seiten, 22 Felder, 1 davon zugeordnet, alle Krankenkassen; andere Datei; andere Angaben in den Feldern',
      },
    ]);
    await (await transfer()).commit(actor, staged.id, false);
    const now = await listed(actor);
    expect(now.map(({ name }) => name)).toEqual(expect.arrayContaining(['Bleibt', 'Ersetzt']));
    expect(now.find((form) => form.id === id)).toMatchObject({ version: 2, mapping: newer.mapping });
  });

  test('are left out by a clear word where they are none, and do not overwrite a later change', async () => {
    const actor = await actorOf('leitung');
    const { id } = await add(actor, 'Später', 'institution', realForm(2026));
    const file = await exported(actor);
    const form = { name: 'Neu', kassen: [], mapping: [], file: realForm(2027).toString('base64') };
    const staged = await stage(actor, {
      ...file,
      formsLeftOut: ['Riesig'],
      forms: [
        { ...form, file: 'UEs=' },
        { ...form, name: 'Fremd', mapping: [{ ...LISTED, field: '__proto__' }] },
        { ...form, name: 'Leer', mapping: [{ nonsense: true }] },
        { ...form, name: 'Anders', kassen: ['Keine solche'] },
        { ...form, name: 'Anders' },
      ],
    });
    expect(staged.leftOut.toSorted()).toEqual(
      [
        'Vertragsformular „Neu“: Diese Datei ist kein PDF.',
        'Vertragsformular „Fremd“: Was in den Feldern steht, passt nicht zum Formular.',
        'Vertragsformular „Leer“: Was in den Feldern steht, ist nicht lesbar.',
        'Vertragsformular „Anders“: Die Krankenkasse „Keine solche“ steht nicht in Ihrer Liste. Das Formular bleibt an sie gebunden.',
        'Vertragsformular „Anders“: Es steht zweimal in der Datei.',
        'Vertragsformular „Riesig“: Es war zu groß für die Datei. Bitte laden Sie es selbst hoch.',
      ].toSorted(),
    );
    expect(partOf(staged)?.changes.map(({ name }) => name)).toEqual(['Anders']);
    await (await admin()).save(actor, 'institution', {
      id,
      version: 1,
      name: 'Später',
      kassen: [],
      mapping: [LISTED],
    });
    await expect((await transfer()).commit(actor, staged.id, false)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await listed(actor)).map(({ name }) => name)).not.toContain('Anders');
    await expect(stage(actor, { ...file, forms: [{ ...form, file: 'kein Base64!' }] })).rejects.toMatchObject(
      { code: 'invalid', message: expect.stringContaining('forms, 1. Eintrag, file') },
    );
  });

  test('need the right of their page', async () => {
    const actor = await actorOf('leitung');
    const file = await exported(actor);
    const form = { name: 'Ohne Recht', kassen: [], mapping: [], file: realForm(2027).toString('base64') };
    const without = {
      ...actor,
      rights: new Set([...actor.rights].filter((right) => right !== 'kont_einst')),
    };
    const staged = await stage(without, { ...file, forms: [form] });
    expect(staged.leftOut).toContain(
      'Vertragsformulare: Dafür fehlt Ihnen die Berechtigung. Sie bleiben, wie sie sind.',
    );
    expect(partOf(staged)).toBeUndefined();
  });

  test('that are too large for one file are named before and in it', async () => {
    const actor = await actorOf('kalkulation');
    await database.em().execute('delete from "contract_form"');
    for (const name of ['A', 'B', 'C', 'D']) await add(actor, name, 'institution', realForm(2026));
    await database
      .em()
      .execute(
        `update "contract_form" set "file" = ${engine === 'sqlite' ? 'zeroblob(4900000)' : "decode(repeat('00', 4900000), 'hex')"} where "name" <> 'A' and "institution_id" = ?`,
        [actor.institutionId],
      );
    expect(await (await transfer()).leftOut(actor)).toEqual(['D']);
    const text = await (await transfer()).export(actor);
    expect(text.length).toBeLessThan(20_000_000);
    const file = JSON.parse(text);
    expect(file.forms.map(({ name }: { name: string }) => name)).toEqual(['A', 'B', 'C']);
    expect(file.formsLeftOut).toEqual(['D']);
  });
});
