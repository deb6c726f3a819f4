import { expect, test } from 'vitest';
import { InstitutionTableService } from '#auth';
import { Institution } from '#institution';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

const operator = { kind: 'operator', name: 'root' } as const;
const HEAD =
  'id;Kundennummer;Name;Vertriebsweg;Strasse;Hausnummer;PLZ;Ort;Telefon;Fax;Ansprechpartner;Email;Webseite;IK;Paket';
const NEW = ';300001;Apotheke am Markt;20;Markt;1;28195;Bremen;;;;markt@apotheke.example;;;Testpaket';

describeWithDatabase('the table of institutions', (engine) => {
  const database = useSeededDatabase(engine);
  const table = async () => (await servicesOn(database.em())).get(InstitutionTableService);
  const stage = async (...lines: readonly string[]) =>
    (await table()).stage(operator, Buffer.from([HEAD, ...lines].join('\n')));

  test('is exported as it is imported again, and holds no secret', async () => {
    const csv = await (await table()).export(operator, 'csv');
    expect(csv).toContain('204711;Apotheke am Stadtgarten;20;');
    expect(csv).not.toMatch(/passwor/i);
    const staged = await (await table()).stage(operator, Buffer.from(csv));
    expect(staged).toMatchObject({ edited: 0, inserted: 0, errors: 0, notEdited: 2 });
  });

  test('adds and changes institutions, with their trials and the audit log', async () => {
    const id = async (kundennummer: string) =>
      (await database.em().findOneOrFail(Institution, { kundennummer })).id;
    const csv = await (await table()).export(operator, 'csv');
    const changed = csv.replace('Apotheke am Stadtgarten', 'Stadtgarten-Apotheke').trimEnd();
    const staged = await (await table()).stage(operator, Buffer.from(`${changed}\n${NEW}`));
    expect(staged).toMatchObject({ edited: 1, inserted: 1, errors: 0 });
    await (await table()).commit(operator, staged.id);
    expect(await database.em().findOneOrFail(Institution, { kundennummer: '300001' })).toMatchObject({
      ...{ name: 'Apotheke am Markt', testphase: true, isVendor: false, telefon: '', version: 1 },
    });
    expect(await database.em().findOneOrFail(Institution, { kundennummer: '204711' })).toMatchObject({
      ...{ name: 'Stadtgarten-Apotheke', testphase: false, version: 2 },
    });
    const noted = await database.em().find(AuditEntry, { what: { $like: 'institution-%' } });
    expect(noted.map(({ what, whom }) => [what, whom]).sort()).toEqual([
      ['institution-added', `institution:${await id('300001')}`],
      ['institution-changed', `institution:${await id('204711')}`],
    ]);
  });

  test('names each fault with its line and column', async () => {
    const { faults } = await stage(
      NEW.replace('300001', '300002').replace('Testpaket', 'Großpaket'),
      NEW.replace('300001', '300003').replace(';20;', ';21;'),
      NEW.replace('300001', '300004').replace('markt@apotheke.example', 'markt'),
      NEW.replace('300001', ''),
    );
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Paket'],
      [3, 'Vertriebsweg'],
      [4, 'Email'],
      [5, 'Kundennummer'],
    ]);
  });
});
