import { expect, test } from 'vitest';
import { Institution } from '#institution';
import { DeletedInstitutionsService } from '../../../../modules/auth/institution-admin/deleted-institutions.service.ts';
import { deletedInstitutionsListQuery } from '../../../../modules/auth/institution-admin/deleted-institutions.ts';
import { InstitutionRemovalService } from '../../../../modules/auth/institution-admin/institution-removal.service.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { HOUR } from '../../../server/support/test-clock.ts';
import { useManagedInstitutions } from './managed-institutions.ts';

describeWithDatabase('the vendor lists deleted institutions', (engine) => {
  const { add, clock, database, services, vendor } = useManagedInstitutions(engine);
  const deleted = async () => (await services()).get(DeletedInstitutionsService);
  const remove = async (id: number, how: 'hidden' | 'permanent') =>
    (await services()).get(InstitutionRemovalService).remove(await vendor(), id, how);
  const page = async (query: Readonly<Record<string, string>>) =>
    (await (await deleted()).list(await vendor(), deletedInstitutionsListQuery.parse(query))).rows;

  test('shows the hidden ones alone, each with what is still kept of it and when it went', async () => {
    const hidden = await add({ Name: 'Haus Verborgen', Ort: 'Husum' });
    const gone = await add({ Name: 'Haus Fort' });
    await add({ Name: 'Haus Bleibt' });
    const em = database.em();
    for (const size of [1, 2])
      await em.execute('insert into own_price (institution_id, size_id, price) values (?, ?, 995)', [
        hidden.id,
        size,
      ]);
    await remove(hidden.id, 'hidden');
    await remove(gone.id, 'permanent');
    const rows = await (await deleted()).all(await vendor());
    expect(rows).toEqual([
      {
        ...{ id: hidden.id, version: 1, Name: 'Haus Verborgen', PLZ: '20095', Ort: 'Husum' },
        ...{ geloescht: clock.now().toISOString(), counts: { users: 1, prices: 2, kassen: 0 } },
      },
    ]);
    clock.advance(HOUR);
    const later = await add({ Name: 'Haus Später' });
    await remove(later.id, 'hidden');
    expect((await page({ sort: '-geloescht' })).map(({ id }) => id)).toEqual([later.id, hidden.id]);
    expect((await page({ q: 'husum' })).map(({ id }) => id)).toEqual([hidden.id]);
  });

  test('never shows the vendor’s own, and is refused to customers', async () => {
    const asking = await vendor();
    const em = database.em();
    await em.nativeUpdate(Institution, { isVendor: true }, { deleted: clock.now() });
    const shown = (await (await deleted()).all(asking)).map(({ id }) => id);
    await em.nativeUpdate(Institution, { isVendor: true }, { deleted: null });
    expect(shown).not.toContain(asking.institutionId);
    await expect((await deleted()).all({ ...asking, admin: false })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
