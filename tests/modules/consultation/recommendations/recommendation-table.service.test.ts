import { expect, test } from 'vitest';
import { ProductTableService } from '#catalogue';
import { CareDefinitionsService } from '#consultation';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';
import { bytes, KEY, useRecommendations } from './kept-recommendations.ts';

describeWithDatabase('the table of recommendations as a file', (engine) => {
  const { database, table, ids, listed, stored, lastEntry, takeIn } = useRecommendations(engine);

  // @spec access-2-49
  test('comes back unchanged from its own export', async () => {
    const csv = await (await table()).export(vendor, 'csv');
    expect(csv.split('\r\n')[0]).toBe(
      '\ufeffkey;Artikelnummern;Person;Inkontinenz;Toilette;Versorgung;Verlust;Trinkmenge;pick',
    );
    // The answers in words are for people: an import ignores them.
    expect(csv).toMatch(/^M_I1_T1_H1_V1_X1;[^;]+;Mann;Urininkontinenz;[^;]+;[^;]+;[^;]+;[^;]+;\r$/m);
    const otherWords = csv.replaceAll(';Urininkontinenz;', ';Ganz anders;');
    expect(otherWords).not.toBe(csv);
    expect(await (await table()).stage(vendor, new TextEncoder().encode(otherWords))).toMatchObject({
      edited: 0,
      inserted: 0,
      errors: 0,
      notEdited: 576,
    });
    expect(JSON.parse(await (await table()).export(vendor, 'json'))).toHaveLength(576);
  });

  // @spec access-2-49
  test('takes the good lines of a file over, says what they change, and keeps what it does not name', async () => {
    const before = await ids();
    const staged = await (await table()).stage(
      vendor,
      bytes(`${KEY};710221`, 'X_I1;1', 'F_I1_T1_H1_V1_X2;0815 710221 4711', 'M_I1_T1_H1_V1_X1;710221'),
    );
    expect(staged.errorMessages).toEqual([
      'Zeile 3, key: „X_I1“ ist kein Schlüssel einer Empfehlung.',
      'Zeile 4, Artikelnummern: Nicht im Katalog: 0815, 4711.',
    ]);
    expect(staged.differences[0]).toMatchObject({
      name: KEY,
      fields: [{ label: 'Artikelnummern', before: '710021', after: '710221' }],
    });
    await (await table()).commit(vendor, staged.id);
    expect(await ids()).toEqual({ ...before, [KEY]: ['12'], M_I1_T1_H1_V1_X1: ['12'] });
    expect(await lastEntry()).toEqual({
      what: 'table-imported',
      detail: { code: 'empfehlungen', after: { edited: 2, inserted: 0 } },
    });
  });

  test('takes the mark of the vendor, keeps it where a file has no such column, and refuses another', async () => {
    const take = async (header: string, line: string) => {
      const staged = await (await table()).stage(vendor, new TextEncoder().encode(`${header}\r\n${line}`));
      if (staged.errors === 0) await (await table()).commit(vendor, staged.id);
      return staged.errorMessages;
    };
    expect(await take('key;Artikelnummern;pick', `${KEY};710021 710221;710221`)).toEqual([]);
    expect(await stored(KEY)).toMatchObject({ artikelnummern: ['710021', '710221'], pick: '710221' });
    expect(await (await table()).export(vendor, 'csv')).toMatch(
      new RegExp(`^${KEY};710021 710221;.*;710221\r$`, 'm'),
    );
    expect(await take('key;Artikelnummern', `${KEY};710221 710021`)).toEqual([]);
    expect((await stored(KEY))?.pick).toBe('710221');
    expect(await take('key;Artikelnummern;pick', `${KEY};710021;710221`)).toEqual([
      'Zeile 2, pick: Die Vorauswahl ist keines der Produkte dieses Schlüssels.',
    ]);
    expect(await take('key;Artikelnummern;pick', `${KEY};710021;`)).toEqual([]);
    expect((await stored(KEY))?.pick).toBeNull();
  });

  // @spec access-2-52
  test('an own catalogue with an own table is what is recommended, without a developer', async () => {
    const products = (await servicesOn(database.em())).get(ProductTableService);
    const [head = '', first = ''] = (await products.export(vendor, 'csv'))
      .replace('\ufeff', '')
      .split('\r\n');
    const at = (name: string) => head.split(';').indexOf(name);
    const cells = first.split(';');
    for (const [name, text] of [
      ['id', ''],
      ['Artikelnummer', 'EIGEN 1'],
      ['PZN', '00000017'],
      ['EAN', '4012345678901'],
      ['Produktbezeichnung', 'Eigenes Produkt'],
    ] as const)
      if (at(name) >= 0) cells[at(name)] = text;
    const own = await products.stage(vendor, new TextEncoder().encode(`${head}\r\n${cells.join(';')}\r\n`));
    expect(own.errorMessages).toEqual([]);
    await products.commit(vendor, own.id);
    const keys = (await (await table()).export(vendor, 'csv')).split('\r\n').slice(1, 385);
    expect(await takeIn(...keys.map((line) => `${line.split(';')[0]};EIGEN 1 |`))).toMatchObject({
      edited: 384,
      errors: 0,
    });
    const { catalogue, recommendations } = await (await servicesOn(database.em()))
      .get(CareDefinitionsService)
      .current(vendor);
    const id = catalogue.find(({ Produktbezeichnung }) => Produktbezeichnung === 'Eigenes Produkt')?.id;
    expect(recommendations.M_I3_T2_H2_V3_X4).toEqual([id]);
    expect((await listed({})).coverage).toMatchObject({ keys: 384, covered: 384, missing: 0 });
    const csv = await (await table()).export(vendor, 'csv');
    expect(await (await table()).stage(vendor, new TextEncoder().encode(csv))).toMatchObject({
      edited: 0,
      errors: 0,
    });
  });
});
