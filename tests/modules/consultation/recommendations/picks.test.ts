import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, Severity } from '#catalogue/domain';
import type { Answers } from '../../../../modules/consultation/answers/answers.ts';
import { idsOf, type PickFacts, picksOf } from '../../../../modules/consultation/recommendations/picks.ts';
import { recommendedProducts } from '../../../../modules/consultation/recommendations/recommendation-list.ts';
import { FIX_BASIS, FIX_PREMIUM, INSURED, SLIP, VORLAGE, VORLAGE_PREMIUM } from '../catalogue-products.ts';

/** A product at a price a pack; at two or three a day it takes three or four packs of 28. */
function product(
  id: string,
  price: number | null,
  changes: Partial<Product> = {},
  sizes = ['S', 'M', 'L'],
): Product {
  const { M } = SLIP.sizes;
  if (M === undefined) return expect.fail();
  const own = sizes.map((size) => [size, { ...M, id: `${id}-${size}`, price }] as const);
  return { ...SLIP, id, Produktbezeichnung: id, sizes: Object.fromEntries(own), ...changes };
}
const severe = { Schweregrad: 'Schwere Inkontinenz' } as const;
const premium = { PremiumBasis: 'Premium' } as const;
const cream = product('cream', 1, { PremiumBasis: '-', Anwendungstyp: 'Pflege' });

/** What a key recommends, in the order of the table. */
function picks(listed: readonly Product[], answers: Answers = {}, more: Partial<PickFacts> = {}) {
  const products = new Map([...listed, FIX_BASIS, FIX_PREMIUM].map((each) => [each.id, each]));
  const list = recommendedProducts({ ids: listed.map(({ id }) => id), products });
  const facts: PickFacts = {
    ...INSURED,
    products,
    prices: new Map(),
    wantedSize: 'M',
    nextId: () => 'line',
    answers,
    ...more,
  };
  return picksOf(list, facts);
}
const basisOf = (...given: Parameters<typeof picks>) => picks(...given).basis?.product.id;
const wishOf = (...given: Parameters<typeof picks>) => picks(...given).wish?.product.id;

describe('the pick without Mehrkosten', () => {
  it('is the cheapest a month, at own prices where there are some, the first of equal ones', () => {
    const listed = [product('a', 900), product('b', 800), product('c', 800)];
    expect(picks(listed).basis).toMatchObject({
      product: { id: 'b' },
      total: 2400,
      reason: 'cheapest',
      lacks: null,
    });
    expect(basisOf(listed, {}, { prices: new Map([['a-M', 100]]) })).toBe('a');
  });

  it('counts a Vorlage with its Fixierhose, and never takes a Fixierhose or a cream for a supply', () => {
    // 3 packs at 10,00 and one Fixierhose at 10,00.
    expect(picks([VORLAGE]).basis).toMatchObject({ total: 4000, fixierhose: { id: 'fix-basis' } });
    expect(basisOf([VORLAGE, product('slip', 1300)])).toBe('slip');
    expect(basisOf([VORLAGE, product('slip', 1400)])).toBe('vorlage');
    expect(picks([FIX_BASIS, FIX_PREMIUM, cream])).toMatchObject({ basis: undefined, wish: undefined });
  });

  it.each([
    ['V1', 'light'],
    ['V2', 'medium'],
    ['V3', 'most'],
  ] as const)('is not above the amount %s', (verlust, expected) => {
    const of = (id: string, price: number, Schweregrad: Severity) => product(id, price, { Schweregrad });
    const listed = [
      of('most', 100, 'Schwerste Inkontinenz'),
      of('severe', 200, 'Schwere Inkontinenz'),
      of('medium', 300, 'Mittlere Inkontinenz'),
      of('light', 400, 'Leichte Inkontinenz'),
    ];
    expect(basisOf(listed, { verlust })).toBe(expected);
  });

  it('is above it where the key holds no other, and then does not claim to fit', () => {
    expect(picks([product('a', 900, severe)], { verlust: 'V1' }).basis).toMatchObject({
      product: { id: 'a' },
      reason: null,
    });
  });

  it.each([
    ['a pull-up in bed', { mobil: 'Mo4' }, { Anwendungstyp: 'Pull-ups' }],
    [
      'a pull-up where others change in bed',
      { toilette: 'T2', versorgung: 'H2' },
      { Anwendungstyp: 'Pull-ups' },
    ],
    ['a slip where the person goes to the toilet', { toilette: 'T1' }, { Anwendungstyp: 'Slip' }],
    ['what is made for men', { gender: 'F' }, { ICONS: ['fuer-maenner'] }],
    ['what is made for children', { gender: 'M' }, { ICONS: ['fuer-kinder'] }],
  ] as const)('is not %s', (_, answers, changes) => {
    const against = product('against', 100, changes as Partial<Product>);
    const other = product('other', 900, { Anwendungstyp: 'Einlagen' });
    expect(basisOf([against, other], answers)).toBe('other');
    expect(basisOf([against], answers)).toBe('against');
  });

  it('is above the amount rather than of a kind that answers speak against', () => {
    const slip = product('slip', 100);
    const strong = product('strong', 900, { ...severe, Anwendungstyp: 'Pull-ups' });
    expect(picks([slip, strong], { verlust: 'V2', toilette: 'T1' }).basis).toMatchObject({
      product: { id: 'strong' },
      reason: null,
    });
  });

  it('is what is supplied each month rather than what is bought once', () => {
    const washed = product('washed', 100, { wiederverwendbar: true });
    expect(basisOf([washed, product('monthly', 900)])).toBe('monthly');
    expect(picks([washed]).basis).toMatchObject({ product: { id: 'washed' }, total: 100, once: 100 });
  });

  it('is in the size of the person and has a price, unless there is no such', () => {
    const other = product('other', 100, {}, ['XL']);
    expect(basisOf([other, product('own', 900)])).toBe('own');
    expect(picks([other]).basis).toMatchObject({ lacks: 'size', reason: null });
    expect(basisOf([product('open', null), product('own', 900)])).toBe('own');
    expect(picks([product('open', null)]).basis).toMatchObject({ lacks: 'price', total: null });
    expect(picks([other], {}, { wantedSize: undefined }).basis?.lacks).toBeNull();
  });
});

describe('the wish', () => {
  const basis = product('basis', 800, { ICONS: ['naesseindikator'] });

  it('is the one with the smallest Mehrkosten that has something more', () => {
    const same = product('same', 810, { ...premium, ICONS: ['naesseindikator'] });
    const more = product('more', 900, { ...premium, ICONS: ['naesseindikator', 'diskret'] });
    const dear = product('dear', 990, { ...premium, Tropfenanzahl: 8 });
    expect(picks([dear, same, more, basis]).wish).toMatchObject({
      product: { id: 'more' },
      reason: { icon: 'diskret' },
    });
    expect(picks([dear, same, basis]).wish).toMatchObject({ product: { id: 'dear' }, reason: { drops: 8 } });
    expect(wishOf([same, basis])).toBeUndefined();
    const advertised = { ...same, Vorteilskommunikation: ['Leise'] };
    expect(picks([advertised, basis]).wish).toMatchObject({ reason: { text: 'Leise' } });
  });

  it('of those within the Pauschale is the first of the table, but for method B', () => {
    const listed = [
      product('first', 700, { ...premium, Tropfenanzahl: 6 }),
      product('second', 600, { ...premium, Tropfenanzahl: 6 }),
      basis,
    ];
    expect(wishOf(listed)).toBe('first');
    expect(wishOf(listed, {}, { method: 'B' })).toBe('second');
  });

  it('has what is important to the person before what is cheaper', () => {
    const listed = [
      product('cheap', 900, { ...premium, Tropfenanzahl: 6 }),
      product('soft', 950, { ...premium, ICONS: ['klebestreifen', 'textile-oberflaeche'] }),
      basis,
    ];
    expect(wishOf(listed)).toBe('cheap');
    expect(picks(listed, { important: ['I1'] }).wish).toMatchObject({
      product: { id: 'soft' },
      reason: { icon: 'textile-oberflaeche' },
    });
  });

  it('fits before it has something more', () => {
    const fitting = product('fitting', 900, { ...premium, ICONS: ['naesseindikator'] });
    const pullUp = product('pull-up', 900, { ...premium, Anwendungstyp: 'Pull-ups', Tropfenanzahl: 8 });
    const answers: Answers = { mobil: 'Mo4' };
    expect(wishOf([fitting, pullUp, basis], answers)).toBeUndefined();
    expect(wishOf([pullUp, basis], answers)).toBe('pull-up');
  });

  it('needs nothing more where there is no other supply', () => {
    expect(picks([product('alone', 900, premium)]).wish).toMatchObject({
      product: { id: 'alone' },
      reason: null,
    });
  });
});

describe('the recommendation at a glance', () => {
  const idsOfRest = (listed: readonly Product[]) => picks(listed).rest.map(({ product: { id } }) => id);

  it('has the rest in the order of the recommendation', () => {
    expect(idsOfRest([product('a', 900), product('b', 800), VORLAGE, cream])).toEqual([
      'a',
      'vorlage',
      'fix-basis',
      'cream',
    ]);
  });

  it('makes a Vorlage and its Fixierhose one pick', () => {
    const { basis, wish, rest } = picks([VORLAGE, { ...VORLAGE_PREMIUM, Tropfenanzahl: 6 }]);
    expect(basis && idsOf(basis)).toEqual(['vorlage', 'fix-basis']);
    expect(wish && idsOf(wish)).toEqual(['vorlage-premium', 'fix-premium']);
    expect(rest).toEqual([]);
  });

  it('marks the Fixierhose that goes with a Vorlage, and nothing else', () => {
    const marked = picks([product('a', 100), VORLAGE]).rest.filter(({ isDefault }) => isDefault);
    expect(marked.map(({ product: { id } }) => id)).toEqual(['fix-basis']);
  });

  it('has no pick of a quality that is not recommended', () => {
    expect(picks([product('a', 100, premium)]).basis).toBeUndefined();
    expect(picks([])).toEqual({ basis: undefined, wish: undefined, rest: [] });
  });

  it('follows the mark of the vendor, whatever else is cheaper or fits better', () => {
    const listed = [
      product('a', 100),
      product('b', 900, severe),
      product('c', 100, { ...premium, Tropfenanzahl: 6 }),
    ];
    const marked = (id: string) => picks(listed, { verlust: 'V1' }, { marked: id });
    expect(marked('b').basis).toMatchObject({ product: { id: 'b' }, reason: 'vendor' });
    expect(marked('c').wish).toMatchObject({ product: { id: 'c' }, reason: 'vendor' });
    expect(marked('c').basis).toMatchObject({ product: { id: 'a' } });
    expect(marked('gone').basis?.product.id).toBe('a');
    expect(picks([VORLAGE, FIX_BASIS], {}, { marked: 'fix-basis' }).basis?.product.id).toBe('vorlage');
  });
});

describe('for any recommendation', () => {
  const any = fc
    .array(
      fc.record({
        price: fc.option(fc.integer({ min: 1, max: 3000 }), { freq: 8 }),
        tier: fc.constantFrom('Basis', 'Premium', '-' as const),
        type: fc.constantFrom('Slip', 'Pull-ups', 'Vorlagen', 'Fixierhosen', 'Pflege' as const),
        severity: fc.constantFrom<Severity>(
          'Leichte Inkontinenz',
          'Mittlere Inkontinenz',
          'Schwere Inkontinenz',
        ),
        sizes: fc.subarray(['S', 'M', 'L'], { minLength: 1 }),
        drops: fc.integer({ min: 0, max: 10 }),
      }),
      { maxLength: 8 },
    )
    .map((all) =>
      all.map(({ price, tier, type, severity, sizes, drops }, at) => {
        const changes = {
          PremiumBasis: tier,
          Anwendungstyp: type,
          Schweregrad: severity,
          Tropfenanzahl: drops,
        };
        return product(`p${at}`, price, changes as Partial<Product>, sizes);
      }),
    );
  const answers = fc.record(
    {
      verlust: fc.constantFrom('V1', 'V2', 'V3' as const),
      toilette: fc.constantFrom('T1', 'T2' as const),
      mobil: fc.constantFrom('Mo1', 'Mo4' as const),
    },
    { requiredKeys: [] },
  );

  it('each product is offered once, and a pick is a supply of its quality', () => {
    fc.assert(
      fc.property(any, answers, (listed, given) => {
        const { basis, wish, rest } = picks(listed, given as Answers);
        const ids = [
          ...[basis, wish].flatMap((pick) => (pick ? [pick.product.id] : [])),
          ...rest.map(({ product: { id } }) => id),
        ];
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id } of listed)
          if (!id.startsWith('fix')) expect(ids.filter((each) => each === id).length).toBe(1);
        for (const pick of [basis, wish]) {
          expect(pick?.product.Anwendungstyp).not.toBe('Fixierhosen');
          expect(pick?.product.Anwendungstyp).not.toBe('Pflege');
        }
        expect(basis?.product.PremiumBasis ?? 'Basis').toBe('Basis');
        expect(wish?.product.PremiumBasis ?? 'Premium').toBe('Premium');
      }),
    );
  });
});
