import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Product } from '#catalogue/domain';
import { recommendedProducts } from '#consultation/domain';
import { productIdentity, readProductTable, sizeColumns } from '../../modules/catalogue/index.ts';
import { combineProduct } from '../../modules/catalogue/products/combine.ts';
import { isSpokenAgainst } from '../../modules/consultation/recommendations/against-answers.ts';
import { type PickFacts, picksOf } from '../../modules/consultation/recommendations/picks.ts';

const read = (path: string) => readFileSync(new URL(`../../data/${path}`, import.meta.url));

/** The demo catalogue, by the id of its first size. */
const CATALOGUE: readonly Product[] = [
  ...Map.groupBy(readProductTable(read('catalogue/produkte.csv')), productIdentity).values(),
].flatMap((rows) => {
  const [first] = rows;
  if (first === undefined) return [];
  const sizes = rows.map((row) => {
    const { artikelnummer, pzn, konfektionsgroesse, hueftumfang, pieces, amount, uvp } = sizeColumns(row);
    return {
      id: String(row.id),
      name: konfektionsgroesse,
      Artikelnummer: artikelnummer,
      PZN: pzn ?? '',
      aidnumber: '',
      hu: hueftumfang ?? '',
      pieces: pieces ?? 1,
      amount,
      price: uvp,
    };
  });
  return [combineProduct({ ...first, id: String(first.id) }, sizes)];
});
const PRODUCTS = new Map(CATALOGUE.map((product) => [product.id, product]));
const IDS = new Map(
  CATALOGUE.flatMap(({ id, sizes }) =>
    Object.values(sizes).map(({ Artikelnummer }) => [Artikelnummer, id] as const),
  ),
);
const TABLE: Record<string, readonly string[]> = JSON.parse(
  read('definitions/recommendations.json').toString(),
);

const FACTS: Omit<PickFacts, 'answers'> = {
  products: PRODUCTS,
  prices: new Map(),
  method: 'A',
  selfPay: false,
  gross: 2606,
  wantedSize: 'M',
  nextId: () => 'line',
};
const listAt = (key: string) =>
  recommendedProducts({
    ids: (TABLE[key] ?? []).flatMap((number) => IDS.get(number) ?? []),
    products: PRODUCTS,
  });
const answersOf = (key: string) => {
  const [gender, inkontinenz, toilette, versorgung, verlust, trink] = key.split('_');
  return { gender, inkontinenz, toilette, versorgung, verlust, trink } as PickFacts['answers'];
};
const at = (key: string) => picksOf(listAt(key), { ...FACTS, answers: answersOf(key) });

describe('the picks of the demo', () => {
  it.each(['F', 'M'])('of a medium amount, changed with help (%s), are the cheapest that fit', (gender) => {
    const { basis, wish } = at(`${gender}_I1_T2_H2_V2_X2`);
    expect(basis).toMatchObject({
      product: {
        Produktbezeichnung: gender === 'F' ? 'Tavenor Vorlage Plus' : 'Tavenor Vorlage für Männer Plus',
      },
      fixierhose: { Produktbezeichnung: 'Tavenor Fixierhose' },
      reason: 'cheapest',
      lacks: null,
    });
    if (gender === 'F') expect(basis?.total).toBe(3047);
    expect(wish?.product.Schweregrad).toBe('Mittlere Inkontinenz');
    expect(wish?.total).toBeLessThan(2606 + 4690);
  });

  it('of each key cost no more than any other product that fits as well', () => {
    for (const key of Object.keys(TABLE).filter((each) => each.endsWith('X2'))) {
      const list = listAt(key);
      const { basis } = at(key);
      expect(basis, key).toBeDefined();
      if (basis?.reason !== 'cheapest') continue;
      for (const { product } of list) {
        const alone = picksOf(
          list.filter((each) => each.product.id === product.id),
          { ...FACTS, answers: answersOf(key) },
        ).basis;
        if (alone?.reason === 'cheapest') expect(alone.total, key).toBeGreaterThanOrEqual(basis.total ?? 0);
      }
    }
  });

  /** Products of a key that may be the pick of a quality. */
  const suppliesAt = (key: string, tier: string) =>
    listAt(key).flatMap(({ product }) =>
      product.PremiumBasis === tier && product.Anwendungstyp !== 'Fixierhosen' ? [product] : [],
    );
  const against = (key: string, product: Product) => isSpokenAgainst(product, answersOf(key));

  it('are of no kind that answers speak against while the key has another one', () => {
    expect(Object.keys(TABLE)).toHaveLength(576);
    for (const key of Object.keys(TABLE)) {
      const { basis, wish } = at(key);
      for (const { product } of [basis, wish].filter((pick) => pick !== undefined))
        if (against(key, product))
          for (const other of suppliesAt(key, product.PremiumBasis))
            expect(against(key, other), key).toBe(true);
    }
  });

  it('are never above the amount while the key has something milder of such a kind', () => {
    const most = {
      V1: ['Leichte Inkontinenz'],
      V2: ['Leichte Inkontinenz', 'Mittlere Inkontinenz'],
    } as const;
    for (const key of Object.keys(TABLE)) {
      const { verlust } = answersOf(key);
      if (verlust === undefined || verlust === 'V3') continue;
      const mild = ({ Schweregrad }: Product) => (most[verlust] as readonly string[]).includes(Schweregrad);
      const { basis, wish } = at(key);
      for (const { product } of [basis, wish].filter((pick) => pick !== undefined))
        if (!mild(product))
          for (const other of suppliesAt(key, product.PremiumBasis))
            expect(mild(other) && !against(key, other), key).toBe(false);
    }
  });
});
