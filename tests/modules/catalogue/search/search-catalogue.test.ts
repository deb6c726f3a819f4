import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, ProductSize } from '../../../../modules/catalogue/products/product.ts';
import { foldText } from '../../../../modules/catalogue/search/fold-text.ts';
import { searchCatalogue, sizeOfCode } from '../../../../modules/catalogue/search/search-catalogue.ts';

const size = (id: number, more: Partial<ProductSize> = {}): ProductSize => ({
  id: String(id),
  Artikelnummer: String(710_000 + id),
  PZN: String(98_100_000 + id),
  EAN: String(4_499_102_000_000 + id),
  aidnumber: '15.25.31.1001',
  hu: '',
  pieces: 28,
  amount: null,
  price: null,
  ...more,
});

const product = (id: number, name: string, more: Partial<Product> = {}): Product => ({
  id: String(id),
  Artikelnummer: '',
  Produktbezeichnung: name,
  Inkontinenzprodukt: 'Inkontinenzprodukt',
  Anwendungstyp: 'Slip',
  PremiumBasis: 'Premium',
  Schweregrad: 'Schwere Inkontinenz',
  Tropfenanzahl: 5,
  imagepfad: '',
  Vorteilskommunikation: [],
  ICONS: [],
  liquid: false,
  sizes: { M: size(id * 10), L: size(id * 10 + 1) },
  ...more,
});

const PULL_UP = product(1, 'Valdumea Pull-up für Männer', { Anwendungstyp: 'Pull-ups' });
const SLIP = product(2, 'Tavenor Slip Plus');
const GLOVES = product(3, 'Pflegoria Händedesinfektion groß', {
  Anwendungstyp: 'Händedesinfektion',
  sizes: { onesize: size(30, { aidnumber: '54.99.02.0001', Artikelnummer: '00710999' }) },
});
const NEAR = product(4, 'Plus Slip Tavenor', { Anwendungstyp: 'Vorlagen', PremiumBasis: 'Basis' });
const ALL = [PULL_UP, SLIP, GLOVES, NEAR];

const names = (text: string) => searchCatalogue(ALL, text).map((hit) => hit.product.id);

const SIZES = new Set(ALL.flatMap(({ sizes }) => Object.keys(sizes).map(foldText)));

describe('searchCatalogue', () => {
  it('finds a name with other spaces, hyphens, umlauts and case, words in any order', () => {
    for (const text of [
      'pull-up',
      'Pull Up',
      'PULLUP',
      'fuer pullup',
      'männer valdumea',
      'Maenner',
      'ma\u0308nner',
    ])
      expect(names(text), text).toEqual(['1']);
    for (const text of ['haandedesinfektion', 'gross zz']) expect(names(text), text).toEqual([]);
    for (const text of ['händedesinfektion', 'handedesinf', 'GROSS', 'groß haende'])
      expect(names(text), text).toEqual(['3']);
  });

  it('finds by type and quality', () => {
    expect(names('vorlage')).toEqual(['4']);
    expect(names('basis slip')).toEqual(['4']);
  });

  it('finds the size of a number, however it is written', () => {
    for (const text of [
      '710021',
      '98100021',
      '981 000 21',
      'PZN-98100021',
      'PZN: 98100021',
      '4499102000021',
      '-98100021',
    ]) {
      const [hit, ...others] = searchCatalogue(ALL, text);
      expect(others, text).toEqual([]);
      expect(hit, text).toEqual({ product: SLIP, sizes: ['L'], exact: true });
    }
    expect(searchCatalogue(ALL, '710999')[0]).toMatchObject({ product: GLOVES, exact: true });
    expect(names('54 99 02-0001')).toEqual(['3']);
    expect(searchCatalogue(ALL, '15253110')[0]).toMatchObject({ sizes: ['M', 'L'], exact: false });
  });

  it('takes a size beside other words as that size, and alone as letters of a name', () => {
    expect(searchCatalogue(ALL, 'tavenor slip plus L')[0]).toMatchObject({ product: SLIP, sizes: ['L'] });
    expect(searchCatalogue(ALL, 'l tavenor')[0]?.sizes).toEqual(['L']);
    expect(searchCatalogue(ALL, 'm').every(({ sizes }) => sizes.length === 0)).toBe(true);
  });

  it('puts whole numbers before names, and beginnings before the rest', () => {
    const numbered = product(9, '710021 ist keine Nummer');
    expect(searchCatalogue([numbered, ...ALL], '710021').map((hit) => hit.product.id)).toEqual(['2', '9']);
    expect(names('tavenor slip')).toEqual(['2', '4']);
    expect(names('tavenor plus slip')).toEqual(['2', '4']);
    const longer = product(8, 'Plus Slip Tavenor Nacht');
    expect(searchCatalogue([longer, NEAR], 'plus slip tavenor').map((hit) => hit.product.id)).toEqual([
      '4',
      '8',
    ]);
    expect(names('plus slip')).toEqual(['4', '2']);
  });

  it('finds nothing by nothing', () => {
    for (const text of ['', '  ', '-', '...', 'gibt es nicht'])
      expect(searchCatalogue(ALL, text)).toEqual([]);
  });

  it('finds each size by each of its numbers first, and every name by its words in any order', () => {
    const written = fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(fc.constantFrom(...ALL), written, fc.nat(3), fc.boolean(), (each, gaps, which, isLast) => {
        const [name, row] = Object.entries(each.sizes).at(isLast ? -1 : 0) as [string, ProductSize];
        const number = [row.Artikelnummer, row.PZN, row.EAN as string][which % 3] as string;
        const text = Array.from(number, (digit, index) => digit + (gaps[index] ?? '')).join('');
        expect(searchCatalogue(ALL, text)[0]).toEqual({ product: each, sizes: [name], exact: true });
      }),
    );
    fc.assert(
      fc.property(
        fc
          .constantFrom(...ALL)
          .chain((each) =>
            fc.tuple(
              fc.constant(each),
              fc.shuffledSubarray(each.Produktbezeichnung.split(' '), { minLength: 1 }),
            ),
          ),
        ([each, words]) => {
          expect(names(words.join(' ').toUpperCase())).toContain(each.id);
        },
      ),
    );
  });

  it('never throws, and finds no more with another word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('zzz', 'tavenor'), (text, word) => {
        const before = names(text);
        // The name of a size is one only beside another word.
        const namesSize = text.split(/\s+/).some((part) => SIZES.has(foldText(part)));
        if (before.length > 0 && !/\d/.test(text) && !namesSize)
          for (const id of names(`${text} ${word}`)) expect(before).toContain(id);
      }),
    );
  });
});

describe('sizeOfCode', () => {
  it('finds the size of a PZN, else of a GTIN', () => {
    expect(sizeOfCode(ALL, { pzn: '98100021', gtin: null })).toEqual({ product: SLIP, size: 'L' });
    expect(sizeOfCode(ALL, { pzn: null, gtin: '04499102000010' })).toEqual({ product: PULL_UP, size: 'M' });
    expect(sizeOfCode(ALL, { pzn: '12345678', gtin: '14499102000017' })).toBeNull();
  });
});
