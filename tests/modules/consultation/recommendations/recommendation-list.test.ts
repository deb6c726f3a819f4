import { describe, expect, it } from 'vitest';
import type { ApplicationType, Tier } from '../../../../modules/catalogue/domain.ts';
import { recommendedProducts } from '../../../../modules/consultation/recommendations/recommendation-list.ts';
import { catalogueProduct } from '../catalogue-products.ts';

const product = (id: string, PremiumBasis: Tier, Anwendungstyp: ApplicationType, artikelM = `${id}-M`) =>
  catalogueProduct({ id, PremiumBasis, Anwendungstyp }, [`${id}-S`, artikelM]);

const all = [
  product('fb', 'Basis', 'Fixierhosen', '9477457'),
  product('fp', 'Premium', 'Fixierhosen', '9477957'),
  product('fx', 'Premium', 'Fixierhosen'),
  product('vb1', 'Basis', 'Vorlagen'),
  product('vb2', 'Basis', 'Vorlagen'),
  product('vp1', 'Premium', 'Vorlagen'),
  product('vp2', 'Premium', 'Vorlagen'),
  product('sb', 'Basis', 'Slip'),
  product('sp', 'Premium', 'Slip'),
  product('care', '-', 'Pflege'),
  product('vx', '-', 'Vorlagen'),
];
const products = new Map(all.map((entry) => [entry.id, entry]));
/** Ids in order, defaults with an asterisk. */
const list = (ids: readonly string[], careType?: 0 | 1 | 2, catalogue = products) =>
  recommendedProducts({ ids, products: catalogue, careType }).map(
    (entry) => `${entry.product.id}${entry.isDefault ? '*' : ''}`,
  );

describe('recommendedProducts', () => {
  // @spec consultation-4-6
  it('puts premium first, then basis, then what has no tier, each in its order', () => {
    expect(list(['care', 'sb', 'fx', 'sp'])).toEqual(['fx', 'sp', 'sb', 'care']);
  });

  it('leaves out unknown ids and names each product once', () => {
    expect(list(['sp', 'gone', 'sp'])).toEqual(['sp']);
    expect(list([])).toEqual([]);
  });

  // @spec consultation-4-6
  it('skips Basis for desired care only', () => {
    expect(list(['sb', 'sp', 'care'], 1)).toEqual(['sp', 'care']);
    expect(list(['sb', 'sp', 'care'], 0)).toEqual(['sp', 'sb', 'care']);
    expect(list(['sb', 'sp', 'care'], 2)).toEqual(['sp', 'sb', 'care']);
  });

  // @spec consultation-4-7
  it('adds the Fixierhose of each tier with a Vorlage, and marks the first Vorlage of the tier', () => {
    expect(list(['sb', 'vb2', 'vb1'])).toEqual(['sb', 'vb2*', 'vb1', 'fb*']);
    expect(list(['vp1', 'vp2'])).toEqual(['vp1*', 'vp2', 'fp*']);
    expect(list(['vb1', 'vp1', 'sb'])).toEqual(['vp1*', 'fp*', 'vb1*', 'sb', 'fb*']);
  });

  it('adds none for a skipped tier, without Vorlagen, or where the catalogue lacks it', () => {
    expect(list(['vb1', 'vp1'], 1)).toEqual(['vp1*', 'fp*']);
    expect(list(['vb1'], 1)).toEqual([]);
    expect(list(['sp', 'sb'])).toEqual(['sp', 'sb']);
    expect(list(['vb1'], 0, new Map([...products].filter(([id]) => id !== 'fb')))).toEqual(['vb1*']);
  });

  it('adds none for a Vorlage without a tier, which is marked all the same', () => {
    expect(list(['vx'])).toEqual(['vx*']);
    const onesize = { ...product('os', '-', 'Pflege'), sizes: {} };
    expect(list(['vx'], 0, new Map([...products, ['os', onesize]]))).toEqual(['vx*']);
  });

  it('does not list a Fixierhose twice', () => {
    expect(list(['fp', 'vp1'])).toEqual(['vp1*', 'fp*']);
    expect(list(['fp', 'sp'])).toEqual(['fp', 'sp']);
  });
});
