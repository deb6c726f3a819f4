import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../modules/catalogue/domain.ts';
import { idsOf, picksOf } from '../../../../modules/consultation/recommendations/picks.ts';
import { recommendedProducts } from '../../../../modules/consultation/recommendations/recommendation-list.ts';
import { FIX_BASIS, FIX_PREMIUM, SLIP, VORLAGE, VORLAGE_PREMIUM } from '../catalogue-products.ts';

const CREAM: Product = { ...SLIP, id: 'cream', PremiumBasis: '-', Anwendungstyp: 'Pflege' };
const PREMIUM: Product = { ...SLIP, id: 'premium', PremiumBasis: 'Premium' };
const products = new Map(
  [SLIP, PREMIUM, VORLAGE, VORLAGE_PREMIUM, FIX_BASIS, FIX_PREMIUM, CREAM].map((each) => [each.id, each]),
);
const picks = (...ids: string[]) => picksOf(recommendedProducts({ ids, products }), products);
const restOf = (...ids: string[]) => picks(...ids).rest.map(({ product }) => product.id);

describe('the recommendation at a glance', () => {
  it('has the first product of each quality, and the rest in the order of the recommendation', () => {
    const { basis, wish } = picks('slip', 'premium', 'vorlage', 'cream');
    expect([basis?.product.id, wish?.product.id]).toEqual(['slip', 'premium']);
    expect(restOf('slip', 'premium', 'vorlage', 'cream')).toEqual(['vorlage', 'fix-basis', 'cream']);
  });

  it('makes a Vorlage and its Fixierhose one pick', () => {
    const { basis, wish } = picks('vorlage', 'vorlage-premium');
    expect(basis && idsOf(basis)).toEqual(['vorlage', 'fix-basis']);
    expect(wish && idsOf(wish)).toEqual(['vorlage-premium', 'fix-premium']);
    expect(restOf('vorlage', 'vorlage-premium')).toEqual([]);
  });

  it('never picks a Fixierhose', () => {
    expect(picks('fix-basis', 'slip').basis?.product.id).toBe('slip');
    expect(picks('fix-premium').wish).toBeUndefined();
    expect(restOf('fix-premium')).toEqual(['fix-premium']);
  });

  it('has no pick of a quality that is not recommended', () => {
    expect(picks('premium').basis).toBeUndefined();
    expect(picks()).toEqual({ basis: undefined, wish: undefined, rest: [] });
  });

  it('marks the Fixierhose that goes with a Vorlage, and nothing else', () => {
    const marked = picks('slip', 'vorlage').rest.filter(({ isDefault }) => isDefault);
    expect(marked.map(({ product }) => product.id)).toEqual(['fix-basis']);
  });
});
