import { expect, test } from 'vitest';
import { Institution, Paket, PublicFactsService } from '#institution';
import { paketRecord } from '#institution/domain';
import { type CalendarDay, listQueryOf, parseDay } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

const TODAY = parseDay('2026-03-09') as CalendarDay;
const NEW = { id: null, Name: 'Neu', Nutzerlimit: '10', Testphasendauer: '0' };
const FULL = { id: 2, Name: 'Vollversion', Nutzerlimit: 10, Testphasendauer: 0 };

describeOnBothEngines('the vendor maintains Pakete', (engine) => {
  const database = useSeededDatabase(engine);
  const admin = async (em = database.em()) => recordOn(await servicesOn(em), paketRecord);
  const paketOf = async (id: number) => (await (await admin()).all(vendor)).find((paket) => paket.id === id);
  const lastEntry = async () => {
    const [entry] = await database.em().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    return { what: entry?.what, detail: JSON.parse(entry?.detail ?? 'null') };
  };

  // @spec access-3-2 access-9-9
  test('adds one without flags, changes it and removes it', async () => {
    const { id, version } = await (await admin()).save(vendor, { ...NEW, Name: ' Klein ', Nutzerlimit: 3 });
    const flags = { RegistrierungStandard: false, VollversionStandard: false };
    const after = { Name: 'Klein', Nutzerlimit: 3, Testphasendauer: 0, ...flags };
    expect(await paketOf(id)).toEqual({ id, version: 1, ...after });
    expect(await lastEntry()).toEqual({ what: 'paket-saved', detail: { after: { id, ...after } } });
    const changed = { id, version, Name: 'Klein', Nutzerlimit: '4', Testphasendauer: '14' };
    expect(await (await admin()).save(vendor, changed)).toEqual({ id, version: 2 });
    await expect((await admin()).save(vendor, changed)).rejects.toMatchObject({
      code: 'conflict',
      current: { id, version: 2, Nutzerlimit: 4, Testphasendauer: 14 },
    });
    await expect((await admin()).remove(vendor, id, 1)).rejects.toMatchObject({
      code: 'conflict',
      current: { id },
    });
    await (await admin()).remove(vendor, id, 2);
    expect(await lastEntry()).toMatchObject({
      what: 'paket-deleted',
      detail: { before: { id, Nutzerlimit: 4 } },
    });
    for (const late of [(await admin()).remove(vendor, id), (await admin()).save(vendor, { ...NEW, id })])
      await expect(late).rejects.toMatchObject({ code: 'not-found' });
  });

  test.each<[object, object]>([
    [{ Name: '' }, { Name: 'Bitte füllen Sie das Feld „Name“ aus.' }],
    [{ Name: 'VOLLversion' }, { Name: 'Das Paket „VOLLversion“ gibt es schon.' }],
    [{ Nutzerlimit: '' }, { Nutzerlimit: 'Bitte füllen Sie das Feld „Nutzerlimit“ aus.' }],
    [{ Nutzerlimit: 0 }, { Nutzerlimit: '„Nutzerlimit“ ist eine ganze Zahl von 1 bis 10000.' }],
    [
      { Testphasendauer: '-1' },
      { Testphasendauer: '„Testphase in Tagen“ ist eine ganze Zahl von 0 bis 3650.' },
    ],
    [
      { Testphasendauer: 1.5 },
      { Testphasendauer: '„Testphase in Tagen“ ist eine ganze Zahl von 0 bis 3650.' },
    ],
    [
      { ...FULL, VollversionStandard: false },
      { VollversionStandard: expect.stringContaining('der Standard für die Vertragsversion') },
    ],
  ])('refuses %j', async (wrong, fields) => {
    const before = await (await admin()).all(vendor);
    await expect((await admin()).save(vendor, { ...NEW, ...wrong })).rejects.toMatchObject({
      code: 'invalid',
      fields,
    });
    expect(await (await admin()).all(vendor)).toEqual(before);
  });

  // @spec access-2-42
  test('has exactly one standard of each kind, which the registration offers at once', async () => {
    const carriers = async (flag: 'RegistrierungStandard' | 'VollversionStandard') =>
      (await database.em().find(Paket, { [flag]: true })).map(({ id }) => id);
    const { id } = await (await admin()).save(vendor, {
      ...NEW,
      Name: 'Beides',
      Testphasendauer: 7,
      RegistrierungStandard: true,
      VollversionStandard: true,
    });
    expect([await carriers('RegistrierungStandard'), await carriers('VollversionStandard')]).toEqual([
      [id],
      [id],
    ]);
    expect(await paketOf(2)).toMatchObject({ VollversionStandard: false, version: 2 });
    expect(await (await servicesOn(database.em())).get(PublicFactsService).offer(TODAY)).toMatchObject({
      trialDays: 7,
    });
    await expect((await admin()).remove(vendor, id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('der Standard für die Registrierung'),
    });
    const other = await another(database, engine);
    await Promise.all([
      (await admin()).save(vendor, { ...NEW, Name: 'Eins', RegistrierungStandard: true }),
      (await admin(other.em())).save(vendor, { ...NEW, Name: 'Zwei', RegistrierungStandard: true }),
      (await admin()).save(vendor, { ...FULL, VollversionStandard: true }),
    ]);
    await other.close();
    expect([(await carriers('RegistrierungStandard')).length, await carriers('VollversionStandard')]).toEqual(
      [1, [2]],
    );
    await (await admin()).remove(vendor, id);
  });

  // @spec access-4-16
  test('keeps one that institutions have, with their number', async () => {
    const { id } = await (await admin()).save(vendor, { ...NEW, Name: 'Genutzt' });
    await database.em().nativeUpdate(Institution, { id: 2 }, { paket: id });
    expect(await (await admin()).usage(vendor, id)).toBe(1);
    await expect((await admin()).remove(vendor, id)).rejects.toMatchObject({
      code: 'conflict',
      message:
        'Dieses Paket kann nicht gelöscht werden, weil es noch 1 Institution(en) mit diesem Paket gibt.',
    });
    const page = await (await admin()).list(vendor, listQueryOf(paketRecord).parse({ q: 'genutzt' }));
    expect(page.rows).toMatchObject([{ id, institutions: 1 }]);
  });

  // @spec access-2-42
  test('counts no deleted institution: it gets the Paket of the contract version', async () => {
    const { id } = await (await admin()).save(vendor, { ...NEW, Name: 'Nur noch Gelöschte' });
    await database.em().nativeUpdate(Institution, { id: 3 }, { paket: id });
    expect(await (await admin()).usage(vendor, id)).toBe(1);
    await database.em().nativeUpdate(Institution, { id: 3 }, { deleted: new Date() });
    expect(await (await admin()).usage(vendor, id)).toBe(0);
    await (await admin()).remove(vendor, id);
    const { id: contract } = await database.em().findOneOrFail(Paket, { VollversionStandard: true });
    expect((await database.em().findOneOrFail(Institution, 3)).paket.id).toBe(contract);
    await database.em().nativeUpdate(Institution, { id: 3 }, { deleted: null, paket: 1 });
  });
});
