import { expect, test } from 'vitest';
import { AdmTableService, MatchingTableService } from '#institution';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

const operator = { kind: 'operator', name: 'test' } as const;
const bytes = (text: string) => new TextEncoder().encode(text);
const ADM = 'knr;adm_nr;adm_name;adm_mail;adm_tel\r\n';
const MATCHING = 'knr;name_1;name_2;street;number;zip;city\r\n';

describeWithDatabase('the tables of customers as files', (engine) => {
  const database = useSeededDatabase(engine);
  const matching = async (em = database.em()) => (await servicesOn(em)).get(MatchingTableService);
  const adm = async (em = database.em()) => (await servicesOn(em)).get(AdmTableService);

  test('are identical when exported and imported again', async () => {
    await (await adm()).stage(
      vendor,
      bytes(`${ADM}204711;A1;Ünal Groß;;\r\n=4;-2;+Ina;ina@adm.example;+49 30 1\r\n`),
    );
    expect(await (await adm()).commit(vendor)).toMatchObject({ edited: 0, inserted: 2 });
    for (const [table, count] of [
      [await matching(), 5],
      [await adm(), 2],
    ] as const)
      for (const actor of [vendor, operator]) {
        const same = await table.stage(actor, bytes(await table.export(actor, 'csv')));
        expect(same).toMatchObject({ edited: 0, inserted: 0, errors: 0, notEdited: count });
      }
    expect(await (await adm()).export(vendor, 'csv')).toContain(
      "'=4;'-2;'+Ina;ina@adm.example;'+49 30 1\r\n",
    );
  });

  test('tell when each was last imported, and that to the vendor alone', async () => {
    expect(await (await matching()).lastImport(vendor)).toBeNull();
    await (await matching()).stage(vendor, bytes(`${MATCHING}88;Neu;;Weg;1;20095;Hamburg\r\n`));
    await (await matching()).commit(vendor);
    expect(await (await matching()).lastImport(operator)).toEqual(new TestClock().now());
    await expect((await matching()).lastImport({ ...vendor, admin: false })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await database.em().execute("delete from matching_row where knr = '88'");
    await database.em().nativeDelete(AuditEntry, { what: 'table-imported' });
  });

  test('name what is wrong with a line, and report each Kundennummer once', async () => {
    const { errorMessages } = await (await adm()).stage(
      vendor,
      bytes(`${ADM}1;A;Ina;;\r\n20;;;kein;\r\n30;A;Ina;;\r\n30;B;Ida;;\r\n`),
    );
    expect(errorMessages).toEqual([
      'Zeile 2, knr: Eine Kundennummer hat 2 bis 8 Zeichen.',
      'Zeile 3, adm_nr: Bitte füllen Sie das Feld „adm_nr“ aus.',
      'Zeile 3, adm_name: Bitte füllen Sie das Feld „adm_name“ aus.',
      'Zeile 3, adm_mail: Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.',
      'Zeile 5, knr: „30“ steht schon in Zeile 4.',
    ]);
  });
});
