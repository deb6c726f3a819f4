import { expect, test } from 'vitest';
import { User } from '#auth';
import { InstitutionsService } from '../../../../modules/auth/institution-admin/institutions.service.ts';
import { institutionsListQuery } from '../../../../modules/auth/institution-admin/institutions-list.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { HOUR } from '../../../server/support/test-clock.ts';
import { useManagedInstitutions } from './managed-institutions.ts';

const DAY = 24 * HOUR;

describeOnBothEngines('the vendor lists institutions', (engine) => {
  const { database, clock, shown, vendor, list, add, services } = useManagedInstitutions(engine);

  test('lists all but its own, with Paket, days left and the status of the main user', async () => {
    const page = await list();
    expect(page.rows).toMatchObject([
      { Name: 'Apotheke am Stadtgarten', Kundennummer: '204711', Paket: 'Vollversion', Testende: null },
      { Name: 'Sanitätshaus Lindenhof', PLZ: '28195', Testende: 21, Status: 'active' },
    ]);
    const names = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).rows.map(({ Name }) => Name);
    expect(await names({ sort: '-Ort' })).toEqual(['Apotheke am Stadtgarten', 'Sanitätshaus Lindenhof']);
    expect(await names({ q: 'NOCH 21' })).toEqual(['Sanitätshaus Lindenhof']);
    expect(await names({ 'filter.Kundennummer': '2047' })).toEqual(['Apotheke am Stadtgarten']);
    clock.advance(21 * DAY);
    expect((await list({ 'filter.Testphase': 'beendet' })).rows).toMatchObject([{ Testende: 0 }]);
    clock.advance(-21 * DAY);
    await database.em().nativeUpdate(User, { loginKey: 'demo' }, { inactive: true });
    expect(await names({ 'filter.Status': 'inaktiv' })).toEqual(['Sanitätshaus Lindenhof']);
    await database.em().nativeUpdate(User, { loginKey: 'demo' }, { inactive: false });
    expect(await names({ 'filter.Status': 'inaktiv' })).toEqual([]);
  });

  test('shows one with its counts and main users, and tells whether a Kundennummer is free', async () => {
    const saved = await add({ Kundennummer: 'F1', PaketId: 1 });
    const service = services().get(InstitutionsService);
    const asking = await vendor();
    expect(await service.details(asking, saved.id)).toMatchObject({
      ...{ Kundennummer: 'F1', Testende: 30, counts: { users: 1, prices: 0, kassen: 0 } },
      mainUsers: [{ RollenId: 2, Vorname: 'Ina' }],
    });
    for (const id of [asking.institutionId, 999_999])
      await expect(service.details(asking, id)).rejects.toMatchObject({ code: 'not-found' });
    const free = (number: string, id: number | null) => service.isFree(asking, number, id);
    expect([await free('F1', null), await free('F1', saved.id), await free('F2', null)]).toEqual([
      ...[false, true, true],
    ]);
    const customer = { ...asking, admin: false };
    await expect(service.all(customer)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(service.details(customer, saved.id)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('shows a page of 20,000 within 1.5 times of the bare query', { timeout: 60_000 }, async () => {
    const em = database.em();
    const made = Array.from({ length: 20_000 }, (_, at) => at);
    const text = made.map(
      (at) =>
        `('Haus ${at % 977} ${at}', null, 20, 'A', 'Weg', '1', '${10_000 + (at % 80_000)}', 'Ort ${at % 89}', 2, false, null, false, '2026-03-09 09:00:00')`,
    );
    for (let from = 0; from < text.length; from += 1_000)
      await em.execute(
        `insert into institution (name, kundennummer, vertriebsweg, berechnungsmethode, strasse, hausnummer, plz, ort, paket_id, testphase, testbeginn, is_vendor, created) values ${text.slice(from, from + 1_000).join(',')}`,
      );
    const service = shown().get(InstitutionsService);
    const asking = await vendor();
    const page = () => service.list(asking, institutionsListQuery.parse({}));
    expect((await page()).total).toBeGreaterThan(20_000);
    const bare = () =>
      em.execute('select * from institution where not is_vendor and deleted is null order by name limit 50');
    const fastest = async (work: () => Promise<unknown>) => {
      let best = Number.POSITIVE_INFINITY;
      for (let tries = 0; tries < 9; tries += 1) {
        const begun = performance.now();
        await work();
        best = Math.min(best, performance.now() - begun);
      }
      return best;
    };
    await fastest(bare);
    expect(await fastest(page)).toBeLessThan(1.5 * (await fastest(bare)));
    await em.execute(`delete from institution where name like 'Haus % %'`);
  });
});
