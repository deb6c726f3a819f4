import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATALOGUE_TABS,
  type CatalogueFilter,
  filterGroups,
  readCatalogueFilter,
  shownSizes,
  tabOf,
  toggleFilter,
  writeCatalogueFilter,
} from '../../../../modules/catalogue/products/catalogue-filter.ts';
import type { Product } from '../../../../modules/catalogue/products/product.ts';
import { APPLICATION_TYPES } from '../../../../modules/catalogue/products/vocabulary.ts';

const read = (address: string) => readCatalogueFilter(new URLSearchParams(address));
const write = (filter: CatalogueFilter) => writeCatalogueFilter(filter).toString();
const all = (tab: CatalogueFilter['tab']): CatalogueFilter => ({ tab, chosen: {} });

const size = {
  id: '1',
  Artikelnummer: '1',
  PZN: '1',
  aidnumber: '',
  hu: '',
  pieces: 1,
  amount: null,
  price: null,
};
function product(changes: Partial<Product>, sizes: readonly string[]): Product {
  return {
    id: '1',
    Artikelnummer: '1',
    Produktbezeichnung: 'P',
    Inkontinenzprodukt: 'Inkontinenzprodukt',
    Anwendungstyp: 'Slip',
    PremiumBasis: 'Premium',
    Schweregrad: 'Schwere Inkontinenz',
    Tropfenanzahl: 5,
    imagepfad: 'p',
    Vorteilskommunikation: [],
    ICONS: [],
    liquid: false,
    sizes: Object.fromEntries(sizes.map((name) => [name, size])),
    ...changes,
  };
}
const SLIP = product({}, ['S', 'M', 'XL']);

/** Any filter: a tab and some values of its groups, in the order in which they are shown. */
const anyFilter = fc
  .constantFrom(...CATALOGUE_TABS)
  .chain((tab) =>
    fc
      .tuple(...filterGroups(tab).map(([group, values]) => fc.subarray([...values]).map((v) => [group, v])))
      .map((groups) => ({ tab, chosen: Object.fromEntries(groups.filter(([, values]) => values?.length)) })),
  ) as fc.Arbitrary<CatalogueFilter>;

describe('the groups of a tab', () => {
  it('are four for products and one for care aids and skin care', () => {
    expect(CATALOGUE_TABS.map((tab) => filterGroups(tab).map(([group]) => group))).toEqual([
      ['typ', 'schweregrad', 'ausfuehrung', 'groesse'],
      ['typ'],
      ['typ'],
    ]);
  });

  it('name every application type once', () => {
    const types = CATALOGUE_TABS.flatMap((tab) => filterGroups(tab)[0]?.[1] ?? []);
    expect(types.toSorted()).toEqual(Object.values(APPLICATION_TYPES).flat().toSorted());
  });

  // @spec consultation-catalogue-2
  it('hold what the specification names', () => {
    expect(filterGroups('inkontinenz').map(([, values]) => values)).toEqual([
      ['Einlagen', 'Vorlagen', 'Fixierhosen', 'Slip Elastic', 'Slip', 'Pull-ups'],
      ['Leichte Inkontinenz', 'Mittlere Inkontinenz', 'Schwere Inkontinenz', 'Schwerste Inkontinenz'],
      ['Premium', 'Basis'],
      ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'],
    ]);
  });
});

describe('the address', () => {
  it('without anything is the first tab, unfiltered, and the other way round', () => {
    expect(read('')).toEqual(all('inkontinenz'));
    expect(write(all('inkontinenz'))).toBe('');
  });

  it('names the tab and each value', () => {
    expect(read('?bereich=hautpflege&typ=Pflege')).toEqual({
      tab: 'hautpflege',
      chosen: { typ: ['Pflege'] },
    });
    expect(write({ tab: 'inkontinenz', chosen: { groesse: ['S', 'M'], typ: ['Slip'] } })).toBe(
      'typ=Slip&groesse=S&groesse=M',
    );
    expect(write(all('pflegehilfsmittel'))).toBe('bereich=pflegehilfsmittel');
  });

  it('may hold what is not known, in any order and twice', () => {
    expect(read('?bereich=x&typ=Slip&typ=Y&typ=Einlagen&typ=Slip&farbe=rot&groesse=60x90')).toEqual({
      tab: 'inkontinenz',
      chosen: { typ: ['Einlagen', 'Slip'] },
    });
    expect(read('?bereich=hautpflege&groesse=M')).toEqual(all('hautpflege'));
  });

  it('keeps any filter, and one filter has one address', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(read(write(filter))).toEqual(filter);
        expect(write(read(write(filter)))).toBe(write(filter));
      }),
    );
  });
});

describe('toggleFilter', () => {
  const one = toggleFilter(all('inkontinenz'), 'groesse', 'XL');

  it('ticks, in the order of the group, and unticks', () => {
    expect(one.chosen).toEqual({ groesse: ['XL'] });
    const two = toggleFilter(one, 'groesse', 'S');
    expect(two).toEqual({ tab: 'inkontinenz', chosen: { groesse: ['S', 'XL'] } });
    expect(toggleFilter(two, 'groesse', 'XL').chosen).toEqual({ groesse: ['S'] });
  });

  it('leaves no empty group behind', () => {
    expect(toggleFilter(one, 'groesse', 'XL')).toEqual(all('inkontinenz'));
    expect(toggleFilter(one, 'groesse', null)).toEqual(all('inkontinenz'));
  });

  it('leaves the other groups alone', () => {
    const two = toggleFilter(one, 'typ', 'Slip');
    expect(two.chosen).toEqual({ groesse: ['XL'], typ: ['Slip'] });
    expect(toggleFilter(two, 'groesse', null).chosen).toEqual({ typ: ['Slip'] });
  });

  it('ticks nothing the group does not hold', () => {
    expect(toggleFilter(all('hautpflege'), 'groesse', 'M')).toEqual(all('hautpflege'));
    expect(toggleFilter(one, 'groesse', '60x90').chosen).toEqual({ groesse: ['XL'] });
  });
});

describe('tabOf', () => {
  it.each([
    ['Inkontinenzprodukt', 'inkontinenz'],
    ['Zubehör', 'inkontinenz'],
    ['Pflegehilfsmittel', 'pflegehilfsmittel'],
    ['Hautpflege', 'hautpflege'],
  ] as const)('puts %s under %s', (Inkontinenzprodukt, tab) => {
    expect(tabOf({ Inkontinenzprodukt })).toBe(tab);
  });
});

describe('shownSizes', () => {
  const shown = (chosen: CatalogueFilter['chosen'], of = SLIP) =>
    shownSizes(of, { tab: 'inkontinenz', chosen });

  it('are all of them without a filter, and none in another tab', () => {
    expect(shown({})).toEqual(['S', 'M', 'XL']);
    expect(shownSizes(SLIP, all('hautpflege'))).toEqual([]);
  });

  it.each([
    ['typ', 'Slip', 'Einlagen'],
    ['schweregrad', 'Schwere Inkontinenz', 'Leichte Inkontinenz'],
    ['ausfuehrung', 'Premium', 'Basis'],
  ] as const)('depend on %s, one of several values being enough', (group, own, other) => {
    expect(shown({ [group]: [own] })).toEqual(['S', 'M', 'XL']);
    expect(shown({ [group]: [other, own] })).toEqual(['S', 'M', 'XL']);
    expect(shown({ [group]: [other] })).toEqual([]);
  });

  it('are those that were chosen', () => {
    expect(shown({ groesse: ['M', 'XL', 'XXL'] })).toEqual(['M', 'XL']);
    expect(shown({ groesse: ['XS'] })).toEqual([]);
    expect(shown({ groesse: ['M'], typ: ['Einlagen'] })).toEqual([]);
  });

  it('hold onesize with any size, and not against another group', () => {
    const onesize = product({ Anwendungstyp: 'Einlagen' }, ['onesize']);
    expect(shown({ groesse: ['XS'] }, onesize)).toEqual(['onesize']);
    expect(shown({ groesse: ['XS'], typ: ['Slip'] }, onesize)).toEqual([]);
  });
});
