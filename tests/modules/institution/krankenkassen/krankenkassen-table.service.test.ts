import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { KrankenkasseRow, OwnKrankenkasse } from '#institution';
import { krankenkasseRecord } from '#institution/domain';
import { kindText, type UserActor } from '#platform/domain';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { StagedImport } from '../../../../modules/platform/tables/staged-import.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { recordOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

const HEAD = 'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter;Selbstzahler\r\n';
const colleague: UserActor = { ...vendor, userId: 2 };
const operator = { kind: 'operator', name: 'test' } as const;
const bytes = (text: string) => new TextEncoder().encode(text);

describeWithDatabase('the vendor’s table of Krankenkassen', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const tables = async (em = database.em()) => recordOn(await servicesOn(em, clock), krankenkasseRecord).file;
  const rowOf = (id: number) => database.em().findOneOrFail(KrankenkasseRow, id);
  const count = () => database.em().count(KrankenkasseRow);

  test('exported and imported again is all the same, from a worker as from the command line', async () => {
    const csv = await (await tables()).export(vendor, 'csv');
    expect(csv).toContain('\r\n4;BKK Beispielbrauerei;26,25;13,90;18,25;16;nein;;\r\n');
    for (const actor of [vendor, operator]) {
      const staged = await (await tables()).stage(actor, bytes(csv));
      expect(staged).toMatchObject({
        edited: 0,
        inserted: 0,
        notEdited: await count(),
        errors: 0,
        differences: [],
      });
    }
    expect(JSON.parse(await (await tables()).export(vendor, 'json'))).toHaveLength(await count());
  });

  // @spec access-2-47
  test('has rates from a day on in one cell, and is all the same with them', async () => {
    const file = 'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter;IK;Saetze\r\n';
    const cell = 'ab 01.07.2026: 27,00 / 14,20 / 18,50 / 16 | ab 01.01.2027: 28,00 / 14,50 / 19,00 / 18';
    const kassen = ['7;Mit Sätzen;1;2;3;18;108310400;', ';Neue mit Sätzen;1;2;3;18;;'];
    const staged = await (await tables()).stage(
      vendor,
      bytes(file + kassen.map((line) => line + cell).join('\r\n')),
    );
    expect(staged.differences[0]?.fields).toContainEqual({
      column: 'Saetze',
      label: 'Sätze ab einem Tag',
      before: '',
      after: cell,
    });
    await (await tables()).commit(vendor, staged.id);
    const Saetze = [{ gueltigAb: '2026-07-01' }, { gueltigAb: '2027-01-01', Urinpauschale: 1450 }];
    expect(await rowOf(7)).toMatchObject({ IK: '108310400', Saetze: Saetze });
    const all = await recordOn(await servicesOn(database.em()), krankenkasseRecord).all(vendor);
    expect(all.find(({ Kasse }) => Kasse === 'Neue mit Sätzen')).toMatchObject({ IK: '', Saetze });
    const csv = await (await tables()).export(vendor, 'csv');
    expect(csv).toContain(`;108310400;${cell}\r\n`);
    expect(await (await tables()).stage(vendor, bytes(csv))).toMatchObject({
      edited: 0,
      inserted: 0,
      notEdited: await count(),
    });
    // A file without the columns leaves them what they are; an empty cell takes them away.
    await (await tables()).stage(vendor, bytes(`${HEAD}7;Mit Sätzen;1;2;4;18;nein`));
    await (await tables()).commit(vendor);
    expect(await rowOf(7)).toMatchObject({ Stuhlpauschale: 400, Saetze: Saetze });
    await (await tables()).stage(vendor, bytes(`${file}7;Mit Sätzen;1;2;4;18;;`));
    await (await tables()).commit(vendor);
    expect(await rowOf(7)).toMatchObject({ IK: null, Saetze: null });
  });

  test('says which names it takes for others that look the same, and what a spreadsheet may have changed', async () => {
    const lines = [
      ';Betriebskrankenkasse\u00a0Musterhafen;29,65;16,00;20,70;18;nein',
      ';Bergbau-Musterkasse;35,00;21,90;27,95;18;nein',
      ';Mai 25;1;2;3;18;nein',
      ';#NAME?;01. Mai;2;3;18;nein',
    ];
    const staged = await (await tables()).stage(vendor, bytes(HEAD + lines.join('\r\n')));
    expect(staged).toMatchObject({ edited: 2, inserted: 1, errors: 1 });
    expect([staged.recognized, staged.doubts, staged.faultKinds].map((kinds) => kinds.map(kindText))).toEqual(
      [
        ['Zeile 2, Kasse: Betriebskrankenkasse Musterhafen: als vorhanden erkannt'],
        [
          'Zeile 4, Kasse: „Krankenkasse“ steht als Mai 25 in der Datei: Die Tabellenkalkulation kann daraus ein Datum gemacht haben.',
        ],
        [
          'Zeile 5, Kasse: „Krankenkasse“ steht als #NAME? in der Datei: Das ist ein Fehler der Tabellenkalkulation, kein Wert.',
          'Zeile 5, Kinderpauschale: „Kinderpauschale“ steht als 01. Mai in der Datei: Die Tabellenkalkulation hat daraus ein Datum gemacht. Bitte formatieren Sie die Spalte als Text.',
        ],
      ],
    );
    await (await tables()).discard(vendor, staged.id);
  });

  test('is shown as a difference, with what is wrong, and written by its good lines', async () => {
    const lines = [
      '4;BKK Beispielbrauerei;26,25;14,00;18,25;16;ja',
      ';Ganz Neue Kasse;1;2;3;18;nein',
      '999;Unbekannt;1;2;3;18;nein',
      ';Falsch;x;2;3;18;nein',
      ';Selbstzahler;0;0;0;18;ja',
    ];
    const before = await count();
    const staged = await (await tables()).stage(vendor, bytes(HEAD + lines.join('\r\n')));
    expect(staged).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      edited: 1,
      inserted: 1,
      notEdited: 1,
      errors: 2,
      ignored: [],
      faults: [
        { line: 4, column: 'id', message: 'Die id 999 gibt es nicht.' },
        {
          line: 5,
          column: 'Kinderpauschale',
          message: '„x“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.',
        },
      ],
      errorMessages: [
        'Zeile 4, id: Die id 999 gibt es nicht.',
        'Zeile 5, Kinderpauschale: „x“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.',
      ],
      faultKinds: [
        { column: 'id', count: 1, message: 'Die id 999 gibt es nicht.', lines: [{ line: 4, column: 'id' }] },
        {
          column: 'Kinderpauschale',
          count: 1,
          message: '„x“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.',
          lines: [{ line: 5, column: 'Kinderpauschale' }],
        },
      ],
      doubts: [],
      recognized: [],
      differences: [
        {
          line: 2,
          id: 4,
          name: 'BKK Beispielbrauerei',
          inserted: false,
          fields: [
            { column: 'Urinpauschale', label: 'Urinpauschale', before: '13,90', after: '14,00' },
            { column: 'Selbstzahler', label: 'Selbstzahler', before: 'nein', after: 'ja' },
          ],
        },
        { line: 3, id: null, name: 'Ganz Neue Kasse', inserted: true, fields: expect.any(Array) },
      ],
      takenBack: true,
    });
    expect([await count(), (await rowOf(4)).Urinpauschale]).toEqual([before, 1390]);
    const reader = recordOn(await servicesOn(database.em()), krankenkasseRecord);
    await reader.all(vendor);
    expect(await (await tables()).commit(vendor, staged.id)).toEqual({
      edited: 1,
      inserted: 1,
      notEdited: 0,
    });
    expect(await rowOf(4)).toMatchObject({ Urinpauschale: 1400, selfPay: true, muster: false, version: 2 });
    const added = (await reader.all(vendor)).find(({ Kasse }) => Kasse === 'Ganz Neue Kasse');
    expect(added).toMatchObject({ Kinderpauschale: 100, Urinpauschale: 200, Stuhlpauschale: 300 });
    const [entry] = await database.em().find(AuditEntry, { what: 'table-imported' });
    expect(JSON.parse(entry?.detail ?? '')).toEqual({
      code: 'krankenkassen',
      after: { edited: 1, inserted: 1 },
    });
    // Once.
    await expect((await tables()).commit(vendor, staged.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect((await tables()).commit(vendor)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('leaves self-payers what they are where it does not say, and lets two exchange their names', async () => {
    const head = 'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter\r\n';
    const file = `${head}1;Keine Krankenkasse;0;0;0;18\r\n3;Selbstzahler;0;0;0;18\r\n2;Private Krankenkasse;0;0;0;17`;
    await (await tables()).stage(vendor, bytes(file));
    expect(await (await tables()).commit(vendor)).toMatchObject({ edited: 3 });
    expect([(await rowOf(1)).Kasse, (await rowOf(3)).Kasse]).toEqual(['Keine Krankenkasse', 'Selbstzahler']);
    expect(await rowOf(2)).toMatchObject({ Kindalter: 17, selfPay: true });
  });

  test('is refused where a row was changed since, as a whole', async () => {
    const file = `${HEAD}5;Fünf;1;1;1;18;nein\r\n6;Sechs;1;1;1;18;nein\r\n;Sieben;1;1;1;18;nein`;
    const { id } = await (await tables()).stage(vendor, bytes(file));
    const rates = { Kinderpauschale: '1', Urinpauschale: '1', Stuhlpauschale: '1', Kindalter: 18 };
    const em = database.em();
    const admin = recordOn(await servicesOn(em, clock), krankenkasseRecord);
    await admin.save(colleague, { id: 6, Kasse: 'Anders', ...rates });
    await admin.save(colleague, { id: null, Kasse: 'SIEBEN', ...rates });
    const before = await count();
    await expect((await tables()).commit(vendor, id)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^2 Zeilen wurden inzwischen geändert; es wurde nichts gespeichert\./),
      current: {
        rows: [
          { line: 3, name: 'Sechs' },
          { line: 4, name: 'Sieben' },
        ],
      },
    });
    expect([await count(), (await rowOf(5)).Kasse, (await rowOf(6)).Kasse]).toEqual([
      before,
      expect.not.stringMatching('Fünf'),
      'Anders',
    ]);
  });

  test('is written only by the user who uploaded it, within a day, and only the last upload', async () => {
    const first = await (await tables()).stage(vendor, bytes(`${HEAD};Erste;1;1;1;18;nein`));
    const gone = { code: 'not-found', message: expect.stringContaining('noch einmal hoch') };
    await expect((await tables()).commit(colleague, first.id)).rejects.toMatchObject(gone);
    await (await tables()).discard(colleague, first.id);
    const second = await (await tables()).stage(vendor, bytes(`${HEAD};Zweite;1;1;1;18;nein`));
    await expect((await tables()).commit(vendor, first.id)).rejects.toMatchObject(gone);
    await (await tables()).discard(vendor, second.id);
    await expect((await tables()).commit(vendor, second.id)).rejects.toMatchObject(gone);
    const third = await (await tables()).stage(vendor, bytes(`${HEAD};Dritte;1;1;1;18;nein`));
    clock.advance(25 * HOUR);
    await expect((await tables()).commit(vendor, third.id)).rejects.toMatchObject(gone);
    expect(
      await database.em().count(KrankenkasseRow, { Kasse: { $in: ['Erste', 'Zweite', 'Dritte'] } }),
    ).toBe(0);
  });

  test('is written once, however often somebody asks at once', async () => {
    const { id } = await (await tables()).stage(vendor, bytes(`${HEAD};Einmal;1;1;1;18;nein`));
    const other = await another(database, engine);
    const outcomes = await Promise.all(
      [await tables(), await tables(other.em()), await tables(), await tables(other.em())].map((service) =>
        service.commit(vendor, id).then(
          () => 'written',
          ({ code }) => code,
        ),
      ),
    );
    await other.close();
    expect(outcomes.sort()).toEqual(['not-found', 'not-found', 'not-found', 'written']);
    expect(await database.em().count(KrankenkasseRow, { Kasse: 'Einmal' })).toBe(1);
    expect(await database.em().count(StagedImport, { id })).toBe(0);
  });

  test('is written by one of two who change the same row at the same instant', async () => {
    const other = await another(database, engine);
    onTestFinished(() => other.close());
    for (let round = 1; round <= 5; round += 1) {
      const commits = await Promise.all(
        [vendor, colleague].map(async (actor, index) => {
          const changed = `4;BKK Beispielbrauerei;${round};${index};1;18;nein`;
          const { id, edited } = await (await tables()).stage(actor, bytes(HEAD + changed));
          expect(edited).toBe(1);
          return async () => (await tables(index === 0 ? database.em() : other.em())).commit(actor, id);
        }),
      );
      const outcomes = await Promise.allSettled(commits.map((commit) => commit()));
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { code: 'conflict' },
      });
    }
  });

  // @spec access-5-16 access-9-9
  test('of more than 10 MB is for the command line alone', async () => {
    const file = bytes(HEAD + ';Große Kasse;1;1;1;18;nein\r\n'.repeat(400_000).slice(0, 11 * 1024 * 1024));
    await expect((await tables()).stage(vendor, file)).rejects.toMatchObject({
      code: 'limit',
      message: expect.stringContaining('Die Datei ist größer als 10 MB. Bitte teilen Sie sie auf'),
    });
    expect(await (await tables()).stage(operator, file)).toMatchObject({
      inserted: 1,
      faults: { length: 1000 },
    });
  });

  test('may have very many lines, of which an answer names the first', async () => {
    const file = bytes(
      HEAD + Array.from({ length: 60_000 }, (_, index) => `;Kasse ${index};1;2;3;18;ja\r\n`).join(''),
    );
    const staged = await (await tables()).stage(vendor, file);
    expect(staged).toMatchObject({ inserted: 60_000, errors: 0, differences: { length: 1000 } });
  });

  test('that is none is said to be none', async () => {
    const zip = readFileSync(new URL('./fixtures/zip.csv', import.meta.url));
    const { errors, errorMessages } = await (await tables()).stage(vendor, zip);
    expect([errors, errorMessages[0]]).toEqual([
      1,
      expect.stringContaining('Die Datei ist keine CSV-Datei.'),
    ]);
  });

  test('brings self-payers as what they are into a list that lacks them, unless the column says otherwise', async () => {
    const head = 'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter';
    const put = async (file: string) => {
      await database.em().nativeDelete(OwnKrankenkasse, {});
      await database.em().nativeDelete(KrankenkasseRow, {});
      await (await tables()).stage(vendor, bytes(file));
      await (await tables()).commit(vendor);
      const rows = await database.em().find(KrankenkasseRow, {}, { orderBy: { Kasse: 'asc' } });
      return rows.map(({ Kasse, selfPay }) => [Kasse, selfPay]);
    };
    expect(
      await put(
        `${head}\r\n;Private Krankenkasse;30;17;22;18\r\n;Kasse Ost;30;17;22;18\r\n;selbstzahler;0;0;0;18`,
      ),
    ).toEqual([
      ['Kasse Ost', false],
      ['Private Krankenkasse', true],
      ['selbstzahler', true],
    ]);
    expect(await put(`${head};Selbstzahler\r\n;Selbstzahler;0;0;0;18;nein`)).toEqual([
      ['Selbstzahler', false],
    ]);
  });
});
