import { expect, test } from 'vitest';
import { SettingsTransferService } from '#consultation';
import {
  CalculationMethodService,
  ContactDataService,
  Institution,
  InstitutionService,
  OwnPriceService,
} from '#institution';
import { isDomainError, RIGHTS, type UserActor } from '#platform/domain';
import { OwnPriceAdminService } from '../../../../modules/consultation/own-price-admin/own-price-admin.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { choiceOn } from '../../../server/support/records.ts';
import { servicesOn } from '../../../server/support/services.ts';

const bytes = (file: unknown) =>
  new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file));
/** What a call is refused with. */
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (isDomainError(error) ? { code: error.code, message: error.message } : error),
  );

describeWithDatabase('the settings of an institution as a file', (engine) => {
  const database = useSeededDatabase(engine);
  const services = async () => await servicesOn(database.em());
  const transfer = async () => (await services()).get(SettingsTransferService);
  const exported = async (actor: UserActor) => JSON.parse(await (await transfer()).export(actor));
  const take = async (actor: UserActor, file: unknown, foreign = false) => {
    const { id } = await (await transfer()).stage(actor, bytes(file));
    await (await transfer()).commit(actor, id, foreign);
  };
  const chief = () => actorOf(database.orm, 'leitung');

  test('carries whether own Krankenkassen come in addition to the list; a file of before means they do not', async () => {
    const actor = await chief();
    const own = { Kasse: 'Eigene BKK', krankenkassenId: null, Kinderpauschale: '30', Urinpauschale: '17,85' };
    const entries = [{ ...own, Stuhlpauschale: '22.5', Kindalter: 16 }];
    await choiceOn(await services()).choose(actor, { entries, zusaetzlich: true });
    const file = await exported(actor);
    expect(file.krankenkassenZusaetzlich).toBe(true);
    const { krankenkassenZusaetzlich: _, ...before } = file;
    const staged = await (await transfer()).stage(actor, bytes(before));
    expect(staged.differences).toEqual([
      {
        label: 'Krankenkassen',
        count: 1,
        changes: [
          { name: 'Eigene Krankenkassen', before: 'zusätzlich zur ganzen Liste', after: 'nur die gewählten' },
        ],
      },
    ]);
    await (await transfer()).commit(actor, staged.id, false);
    expect((await exported(actor)).krankenkassenZusaetzlich).toBe(false);
    await take(actor, file);
    expect((await exported(actor)).krankenkassenZusaetzlich).toBe(true);
    await choiceOn(await services()).choose(actor, { entries: [], zusaetzlich: false });
  });

  test('holds all of them but password and users, and changes nothing when imported again', async () => {
    const actor = await chief();
    await (await services()).get(OwnPriceAdminService).replace(actor, {
      prices: new Map([
        ['1', 700],
        ['12', 2405],
      ]),
    });
    await choiceOn(await services()).choose(actor, {
      entries: [
        { krankenkassenId: 4 },
        {
          krankenkassenId: null,
          Kasse: 'Eigene BKK',
          Kinderpauschale: '30',
          Urinpauschale: '17,85',
          Stuhlpauschale: '22.5',
          Kindalter: 16,
          selfPay: true,
          IK: '108310400',
          Saetze: [
            {
              gueltigAb: '01.01.2027',
              Kinderpauschale: '31',
              Urinpauschale: '18',
              Stuhlpauschale: '23',
              Kindalter: 18,
            },
          ],
        },
      ],
    });
    const file = await exported(actor);
    expect(Object.keys(file)).toEqual([
      ...['format', 'version', 'exportedAt', 'institution'],
      ...['contact', 'method', 'declaration', 'krankenkassen', 'krankenkassenZusaetzlich', 'prices'],
    ]);
    expect(file).toMatchObject({
      format: 'inkoberatung-einstellungen',
      version: 1,
      institution: { Name: 'Apotheke am Stadtgarten' },
      contact: { Name: 'Apotheke am Stadtgarten', Beraternamen: [] },
      krankenkassen: expect.arrayContaining([
        { Kasse: expect.any(String) },
        {
          Kasse: 'Eigene BKK',
          Kinderpauschale: '30.00',
          Urinpauschale: '17.85',
          Stuhlpauschale: '22.50',
          Kindalter: 16,
          selfPay: true,
          IK: '108310400',
          Saetze: [
            {
              gueltigAb: '2027-01-01',
              Kinderpauschale: '31.00',
              Urinpauschale: '18.00',
              Stuhlpauschale: '23.00',
              Kindalter: 18,
            },
          ],
        },
      ]),
    });
    expect(file.prices.map(({ Preis }: { Preis: string }) => Preis).sort()).toEqual(['24.05', '7.00']);
    expect(JSON.stringify(file)).not.toContain('Stadtgarten-2026');
    expect(await (await transfer()).stage(actor, bytes(file))).toMatchObject({
      foreign: null,
      differences: [],
      leftOut: [],
    });
  });

  // @spec access-2-36
  test('is shown as a difference and written as a whole, each part with its audit entry', async () => {
    const actor = await chief();
    await (await services()).get(OwnPriceAdminService).replace(actor, {
      prices: new Map([
        ['1', 700],
        ['12', 2405],
      ]),
    });
    await choiceOn(await services()).choose(actor, { entries: [{ krankenkassenId: 4 }] });
    const before = await exported(actor);
    const [first, second] = before.prices;
    const file = {
      ...before,
      contact: {
        ...before.contact,
        Telefon: '0761 1',
        Beraternamen: ['Ada Kern', 'Dr. Béla Vogt'],
        KennwortJeVersand: true,
      },
      method: before.method === 'C' ? 'A' : 'C',
      declaration: 'Vertrag: {{mehrkosten}}\n',
      krankenkassen: [
        { Kasse: 'Gibt es nicht' },
        {
          Kasse: 'Eigene BKK',
          Kinderpauschale: '30',
          Urinpauschale: '1,5',
          Stuhlpauschale: '2',
          Kindalter: 18,
          selfPay: true,
        },
        { Kasse: 'Eigene BKK' },
      ],
      prices: [
        { ...first, Preis: '7,5' },
        { Artikelnummer: 'X-1', Preis: '1' },
        { ...first, Preis: '9' },
      ],
    };
    const staged = await (await transfer()).stage(actor, bytes(file));
    expect(staged.leftOut).toEqual([
      'Krankenkasse „Gibt es nicht“: Sie steht nicht (mehr) in der Liste der Krankenkassen.',
      'Krankenkasse „Eigene BKK“: Sie steht zweimal in der Datei.',
      'Preise: Diese Artikelnummer gibt es im Katalog nicht: X-1.',
      `Preise: Diese Artikelnummer steht zweimal in der Datei, es gilt der erste Preis: ${first.Artikelnummer}.`,
    ]);
    expect(staged.differences).toEqual([
      {
        label: 'Kontaktdaten',
        count: 3,
        changes: [
          { name: 'Telefon', before: before.contact.Telefon, after: '0761 1' },
          { name: 'Namen der Beratenden', before: null, after: 'Ada Kern, Dr. Béla Vogt' },
          { name: 'Eigenes Kennwort je Versand', before: 'nein', after: 'ja' },
        ],
      },
      {
        label: 'Krankenkassen',
        count: 2,
        changes: [
          { name: before.krankenkassen[0].Kasse, before: 'aus der Liste gewählt', after: null },
          {
            name: 'Eigene BKK',
            before: null,
            after: expect.stringMatching(
              /^Kinder 30,00\s€, Urin 1,50\s€, Stuhl 2,00\s€, Kindalter 18; Selbstzahler$/,
            ),
          },
        ],
      },
      {
        label: 'Produktpreise',
        count: 2,
        changes: [
          {
            name: expect.stringContaining(`(Artikelnummer ${first.Artikelnummer})`),
            before: expect.stringMatching(/^7,00/),
            after: expect.stringMatching(/^7,50/),
          },
          {
            name: expect.stringContaining(second.Artikelnummer),
            before: expect.stringMatching(/^24,05/),
            after: null,
          },
        ],
      },
      {
        label: 'Berechnungsmethode',
        count: 1,
        changes: [
          { name: 'Berechnungsmethode', before: `Methode ${before.method}`, after: `Methode ${file.method}` },
        ],
      },
      {
        label: 'Wortlaut der Erklärung',
        count: 1,
        changes: [
          { name: 'Wortlaut der Erklärung', before: 'der mitgelieferte', after: 'Vertrag: {{mehrkosten}}' },
        ],
      },
    ]);
    expect(await exported(actor)).toEqual(before);
    const notes = await database.em().count(AuditEntry);
    await (await transfer()).commit(actor, staged.id, false);
    expect(await exported(actor)).toEqual({
      ...before,
      contact: file.contact,
      method: file.method,
      declaration: 'Vertrag: {{mehrkosten}}',
      krankenkassen: [
        {
          ...file.krankenkassen[1],
          Kinderpauschale: '30.00',
          Urinpauschale: '1.50',
          Stuhlpauschale: '2.00',
          selfPay: true,
          IK: '',
          Saetze: [],
        },
      ],
      prices: [{ ...first, Preis: '7.50' }],
    });
    expect(await (await services()).get(OwnPriceService).own(actor)).toEqual(new Map([['1', 750]]));
    expect(await (await services()).get(InstitutionService).adviserNames(actor)).toEqual([
      'Ada Kern',
      'Dr. Béla Vogt',
    ]);
    const written = await database
      .em()
      .find(AuditEntry, {}, { orderBy: { id: 'asc' }, offset: notes, limit: 9 });
    expect(written.map(({ what }) => what)).toEqual([
      'contact-data-saved',
      'krankenkassen-chosen',
      'method-chosen',
      'declaration-wording-saved',
      'own-prices-saved',
    ]);
    expect(await refusal((await transfer()).commit(actor, staged.id, false))).toMatchObject({
      code: 'not-found',
    });
    await take(actor, before);
    expect(await exported(actor)).toEqual(before);
  });

  // @spec access-2-36
  test('is refused where anything was changed since, and is written completely or not at all', async () => {
    const actor = await chief();
    const before = await exported(actor);
    const other = before.method === 'A' ? 'B' : 'A';
    const changed = { ...before, method: other, contact: { ...before.contact, Fax: '0761 2' } };
    const staged = await (await transfer()).stage(actor, bytes(changed));
    await (await services()).get(OwnPriceAdminService).change(actor, { prices: new Map([['3', 111]]) });
    expect(await refusal((await transfer()).commit(actor, staged.id, false))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('inzwischen geändert; es wurde nichts übernommen'),
    });
    const present = await exported(actor);
    expect(present).toMatchObject({ method: before.method, contact: before.contact });

    // A right that is lost after the look: the contact data, which are written first, go back with the rest.
    const again = await (await transfer()).stage(
      actor,
      bytes({
        ...present,
        contact: changed.contact,
        krankenkassen: [
          { Kasse: 'Eigene', Kinderpauschale: '1', Urinpauschale: '1', Stuhlpauschale: '1', Kindalter: 1 },
        ],
      }),
    );
    const withoutKassen = { ...actor, rights: new Set(RIGHTS.filter((right) => right !== 'kassen_einst')) };
    expect(await refusal((await transfer()).commit(withoutKassen, again.id, false))).toMatchObject({
      code: 'forbidden',
    });
    expect(await exported(actor)).toEqual(present);
    await (await transfer()).commit(actor, again.id, false);
    expect((await (await services()).get(ContactDataService).own(actor)).Fax).toBe('0761 2');
  });

  test('is written by one of two users who commit it', async () => {
    const actor = await chief();
    const before = await exported(actor);
    const method = before.method === 'A' ? 'B' : 'A';
    const { id } = await (await transfer()).stage(actor, bytes({ ...before, method }));
    const outcomes = await Promise.all(
      [1, 2].map(async () => refusal((await transfer()).commit(actor, id, false))),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect((await (await services()).get(CalculationMethodService).current(actor)).method).toBe(method);
  });

  test('leaves out the parts for which a right is missing', async () => {
    const actor = await chief();
    const before = await exported(actor);
    const rights = new Set(RIGHTS.filter((right) => right !== 'kont_einst' && right !== 'preis_einst'));
    const staged = await (await transfer()).stage(
      { ...actor, rights },
      bytes({
        ...before,
        contact: { ...before.contact, Fax: '9' },
        prices: [],
        method: before.method === 'C' ? 'A' : 'C',
      }),
    );
    expect(staged.differences.map(({ label }) => label)).toEqual(['Berechnungsmethode']);
    expect(staged.leftOut).toEqual([
      'Kontaktdaten: Dafür fehlt Ihnen die Berechtigung. Sie bleiben, wie sie sind.',
      'Produktpreise: Dafür fehlt Ihnen die Berechtigung. Sie bleiben, wie sie sind.',
      'Wortlaut der Erklärung: Dafür fehlt Ihnen die Berechtigung. Er bleibt, wie er ist.',
    ]);
  });

  test('of another institution is named, confirmed, and imported without its contact data', async () => {
    const mine = await chief();
    const file = await exported(mine);
    const actor = await actorOf(database.orm, 'demo');
    const { contact } = await exported(actor);
    const staged = await (await transfer()).stage(actor, bytes(file));
    expect(staged.foreign).toBe('Apotheke am Stadtgarten');
    expect(staged.leftOut).toContain(
      'Kontaktdaten, IK und Namen der Beratenden: Sie gehören einer anderen Institution.',
    );
    expect(staged.differences.map(({ label }) => label)).not.toContain('Kontaktdaten');
    expect(await refusal((await transfer()).commit(actor, staged.id, false))).toMatchObject({
      code: 'invalid',
    });
    // Nobody else takes it over.
    expect(await refusal((await transfer()).commit(mine, staged.id, true))).toMatchObject({
      code: 'not-found',
    });
    await (await transfer()).commit(actor, staged.id, true);
    expect(await exported(actor)).toMatchObject({ contact, method: file.method, prices: file.prices });
    expect((await database.em().findOneOrFail(Institution, actor.institutionId)).name).toBe(contact.Name);
  });

  // @spec access-2-36
  test('is refused with each fault and its place', async () => {
    const actor = await chief();
    const file = await exported(actor);
    const price = { Artikelnummer: '1', Preis: '1' };
    const wrong: readonly (readonly [unknown, string])[] = [
      ['{"format":', 'Die Datei ist beschädigt oder keine JSON-Datei.'],
      ['\u0000', 'Die Datei ist beschädigt oder keine JSON-Datei.'],
      ['['.repeat(500_000), 'Die Datei ist zu tief verschachtelt.'],
      ['null', 'Die Datei enthält keine Einstellungen der Inkoberatung.'],
      [{ ...file, format: 'anders' }, 'Die Datei enthält keine Einstellungen der Inkoberatung.'],
      [{ ...file, version: 2 }, 'Version 2 statt 1'],
      [{ ...file, fremd: 1 }, 'Das Feld „fremd“ gibt es nicht.'],
      [
        { ...file, contact: { ...file.contact, PdfPasswort: 'x' } },
        'contact: Das Feld „PdfPasswort“ gibt es nicht.',
      ],
      [{ ...file, contact: { ...file.contact, IK: '108310401' } }, 'contact, IK: Die Prüfziffer'],
      [
        { ...file, contact: { ...file.contact, Beraternamen: ['Ada', 'ada'] } },
        'contact, Beraternamen: „ada“ steht zweimal in der Liste.',
      ],
      [
        { ...file, contact: { ...file.contact, Beraternamen: ['www.boese.example'] } },
        'contact, Beraternamen: „www.boese.example“: „Name“ darf keine',
      ],
      [{ ...file, contact: 7 }, 'contact: Hier stehen Angaben in geschweiften Klammern.'],
      [{ ...file, method: 'D' }, 'method: Hier steht A, B, C.'],
      [{ ...file, exportedAt: '2026-02-30' }, 'exportedAt: Hier steht ein Tag'],
      [{ ...file, institution: {} }, 'institution, Name: Hier steht ein Text.'],
      [{ ...file, krankenkassen: {} }, 'krankenkassen: Hier steht eine Liste.'],
      [
        { ...file, krankenkassen: [{ Kasse: 'X', Kindalter: 1 }] },
        'krankenkassen, 1. Eintrag, Kinderpauschale: Bitte füllen Sie',
      ],
      [
        { ...file, krankenkassen: [{ Kasse: 'X', farbe: 'rot' }] },
        'krankenkassen, 1. Eintrag: Das Feld „farbe“ gibt es nicht.',
      ],
      [
        { ...file, prices: [price, { ...price, Preis: '-1' }] },
        'prices, 2. Eintrag, Preis: Erlaubt sind Ziffern',
      ],
      [{ ...file, prices: [{ ...price, Preis: 1 }] }, 'prices, 1. Eintrag, Preis: Bitte einen Text angeben'],
      [{ ...file, prices: [{ ...price, Preis: '' }] }, 'prices, 1. Eintrag, Preis: Der Preis fehlt.'],
      [{ ...file, prices: Array(30_000).fill(0) }, 'prices: Mehr als 20000 Einträge.'],
      [{ ...file, prices: Array(9).fill({}) }, 'Und 13 weitere Fehler.'],
    ];
    for (const [given, message] of wrong)
      expect(await refusal((await transfer()).stage(actor, bytes(given)))).toEqual({
        code: 'invalid',
        message: expect.stringContaining(message),
      });
    expect(await refusal((await transfer()).stage(actor, new Uint8Array(20_000_001)))).toEqual({
      code: 'limit',
      message: 'Die Datei ist größer als 20 MB.',
    });
    expect(await exported(actor)).toEqual(file);
  }, 60_000);
});
