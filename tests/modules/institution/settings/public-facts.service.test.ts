import { expect, test } from 'vitest';
import { Institution, Paket, PublicFactsService } from '#institution';
import type { CalendarDay } from '#platform/domain';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

const TODAY = '2026-11-20' as CalendarDay;
const TERMS = { monthly: 1995, noticeMonths: 3 };

describeWithDatabase('the public facts', (engine) => {
  const database = useSeededDatabase(engine);
  const facts = async () => (await servicesOn(database.em())).get(PublicFactsService);

  // @spec access-1-5
  test('tell what the product is offered with, from the Pakete with the default flags', async () => {
    expect(await (await facts()).offer(TODAY)).toEqual({
      trialDays: 30,
      contract: { ...TERMS, furtherUsers: 9 },
    });
    await database.em().nativeUpdate(Paket, { VollversionStandard: true }, { Nutzerlimit: 1 });
    await database.em().nativeUpdate(Paket, { RegistrierungStandard: true }, { Testphasendauer: 14 });
    expect(await (await facts()).offer(TODAY)).toEqual({
      trialDays: 14,
      contract: { ...TERMS, furtherUsers: 0 },
    });
    await database.em().nativeUpdate(Paket, { VollversionStandard: true }, { Nutzerlimit: 0 });
    expect((await (await facts()).offer(TODAY)).contract.furtherUsers).toBe(0);
  });

  test('name the vendor, and nothing else of any institution', async () => {
    const imprint = await (await facts()).imprint();
    expect(imprint).toEqual({
      name: 'HARTMANN',
      strasse: 'Musterallee',
      hausnummer: '1',
      plz: '10115',
      ort: 'Berlin',
      telefon: '030 9000000',
      fax: '',
      email: 'kundenservice@hersteller.example',
      webseite: 'https://hersteller.example',
      ansprechpartner: 'Kundenservice',
    });
    await database.em().nativeUpdate(Institution, { isVendor: true }, { ort: 'Heidenheim' });
    expect((await (await facts()).imprint()).ort).toBe('Heidenheim');
  });

  test('are empty before there is an installation', async () => {
    await database.em().nativeUpdate(Institution, { isVendor: true }, { isVendor: false });
    await database.em().nativeUpdate(Paket, {}, { RegistrierungStandard: false, VollversionStandard: false });
    expect(await (await facts()).offer(TODAY)).toEqual({
      trialDays: 0,
      contract: { ...TERMS, furtherUsers: 0 },
    });
    expect(new Set(Object.values(await (await facts()).imprint()))).toEqual(new Set(['']));
  });
});
