import { describe, expect, it } from 'vitest';
import { type Period, productNames } from '#consultation/domain';
import { SLIP, VORLAGE } from '../catalogue-products.ts';

const PRODUCTS = new Map(
  [
    { ...SLIP, id: 'slip', Produktbezeichnung: 'Slip Super' },
    { ...VORLAGE, id: 'vorlage', Produktbezeichnung: 'Vorlage Plus' },
    { ...VORLAGE, id: 'fix', Anwendungstyp: 'Fixierhosen' as const, Produktbezeichnung: 'Fixierhose' },
    {
      ...SLIP,
      id: 'gloves',
      Anwendungstyp: 'Untersuchungshandschuhe' as const,
      Produktbezeichnung: 'Handschuh',
    },
  ].map((product) => [product.id, product]),
);
const line = (product: string, selectedTime: Period = 2) => ({
  ...{ id: product, product, size: 'M', selectedTime, needsToSelectSize: false },
});

describe('the products of a proposal, for its label', () => {
  it('are named once each, a Fixierhose only alone, what has left the catalogue not at all', () => {
    expect(productNames([line('vorlage'), line('fix')], PRODUCTS)).toBe('Vorlage Plus');
    expect(productNames([line('fix')], PRODUCTS)).toBe('Fixierhose');
    expect(productNames([line('slip', 0), line('slip', 0), line('gone')], PRODUCTS)).toBe('Slip Super');
    expect(productNames([], PRODUCTS)).toBe('');
    expect(productNames([line('vorlage'), line('slip')], PRODUCTS)).toBe('Vorlage Plus, Slip Super');
  });

  it('show the times of the day where these differ, in their order', () => {
    expect(productNames([line('slip', 1), line('vorlage', 0), line('fix', 2)], PRODUCTS)).toBe(
      'Tag: Vorlage Plus, Nacht: Slip Super',
    );
    expect(productNames([line('gloves', 2), line('slip', 1), line('slip', 0)], PRODUCTS)).toBe(
      'Tag: Slip Super, Nacht: Slip Super, Handschuh',
    );
  });
});
