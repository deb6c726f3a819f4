import { expect, test } from 'vitest';
import { OverviewService, User } from '#auth';
import { daysLeftInWords } from '#auth/domain';
import { Institution } from '#institution';
import { addDays } from '#platform/domain';
import { InstitutionsService } from '../../../../modules/auth/institution-admin/institutions.service.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { HOUR } from '../../../server/support/test-clock.ts';
import { useManagedInstitutions } from './managed-institutions.ts';

const DAY = 24 * HOUR;

describeWithDatabase('the vendor lists institutions', (engine) => {
  const { database, clock, vendor, list, add, services } = useManagedInstitutions(engine);

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
    const service = (await services()).get(InstitutionsService);
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

  test('sorts and finds by the words that are on each day of a trial, and sums up the same', async () => {
    const em = database.em();
    // Leap days, ends of months and the nights on which the clocks change.
    const begun = [
      '2026-01-31',
      '2026-02-06',
      '2026-02-07',
      '2026-02-08',
      '2026-02-16',
      '2026-02-27',
      '2026-03-09',
    ];
    const ids: number[] = [];
    for (const [at, testbeginn] of begun.entries()) {
      const { id } = await add({ Name: `${'ÄaÖoZzÜ'[at]}-Haus ${at}`, PaketId: 1 });
      await em.nativeUpdate(Institution, { id }, { testbeginn });
      ids.push(id);
    }
    const service = (await services()).get(InstitutionsService);
    const asking = await vendor();
    const idsOf = async (query: Readonly<Record<string, string>>) =>
      (await list(query)).rows.map(({ id }) => id);
    const seen = [];
    // Over the change to summer time, until each of them is over.
    for (let day = 0; day < 32; day += 1) {
      const rows = await service.all(asking);
      const left = rows.map(({ Testende }) => Testende);
      const ends = rows.map(({ Testbeginn, Testphasendauer, Testphase }) =>
        Testphase && Testbeginn !== null ? addDays(Testbeginn, Testphasendauer) : null,
      );
      const byEnd = rows
        .map(({ id }, at) => ({ id, end: ends[at] ?? 'none' }))
        .toSorted((a, b) => a.end.localeCompare(b.end) || a.id - b.id);
      expect(await idsOf({ sort: 'Testphase' })).toEqual(byEnd.map(({ id }) => id));
      for (const words of new Set(left.map(daysLeftInWords)))
        expect(
          (await idsOf({ 'filter.Testphase': `=${words}` })).toSorted((a, b) => a - b),
          words,
        ).toEqual(rows.filter((_, at) => daysLeftInWords(left[at] ?? null) === words).map(({ id }) => id));
      const { institutions, ending, endingCount } = await (await services())
        .get(OverviewService)
        .read(asking);
      const soon = left.flatMap((days) => (days !== null && days > 0 && days <= 7 ? [days] : []));
      expect(institutions).toEqual({
        contract: left.filter((days) => days === null).length,
        trial: left.filter((days) => days !== null && days > 0).length,
        over: left.filter((days) => days !== null && days <= 0).length,
      });
      expect(endingCount).toBe(soon.length);
      expect(ending.map(({ Testende }) => Testende)).toEqual(soon.toSorted((a, b) => a - b).slice(0, 5));
      seen.push(...soon);
      clock.advance(DAY);
    }
    clock.advance(-32 * DAY);
    expect(new Set(seen).size).toBe(7);
    const added = (await list({ q: '-HAUS', sort: 'Name' })).rows.map(({ Name }) => Name[0]);
    const paket = await idsOf({ 'filter.Paket': 'vollversion' });
    const byPaket = (await list({ sort: '-Paket' })).rows.map(({ Paket }) => Paket);
    await em.nativeUpdate(User, { institution: ids[0] }, { role: null });
    await em.nativeUpdate(User, { institution: ids[1] }, { inactive: true });
    const without = await idsOf({ q: 'ohne Hauptb' });
    const statuses = (await list({ sort: 'Status' })).rows.map(({ Status }) => Status);
    await em.nativeDelete(User, { institution: { $in: ids } });
    await em.nativeDelete(Institution, { id: { $in: ids } });
    expect(added).toEqual(['Ä', 'a', 'Ö', 'o', 'Ü', 'Z', 'z']);
    expect(paket.length).toBeGreaterThan(0);
    expect(byPaket).toEqual(byPaket.toSorted((a, b) => b.localeCompare(a, 'de')));
    expect(without).toEqual([ids[0]]);
    expect(statuses.at(-1)).toBeNull();
    expect(statuses.indexOf('inaktiv')).toBe(statuses.lastIndexOf('active') + 1);
  });
});
