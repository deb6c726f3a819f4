import type { Product, Tier } from '#catalogue/domain';
import type { CareType } from '../cart/cart.ts';
import { defaultFixierhose } from '../cart/companion.ts';

/** A product of the recommendation. */
export interface RecommendedProduct {
  readonly product: Product;
  /** The usual choice: the first Vorlage of its tier, and the Fixierhose that goes with it. Chosen by the adviser alone. */
  readonly isDefault: boolean;
}

/** What the list is made from. */
export interface RecommendationSource {
  /** Product ids of the recommendation, in its order. */
  readonly ids: readonly string[];
  readonly products: ReadonlyMap<string, Product>;
  /** Area for which products are looked up: 1 is desired care. Left out: all of them. */
  readonly careType?: CareType;
}

const ORDER: readonly Tier[] = ['Premium', 'Basis', '-'];

/**
 * The recommended products in the order in which they are offered.
 *
 * The specification (consultation.md, section 4) says: "basis products appended, premium placed first;
 * products with care type 1 and Basis are skipped. When pad products are recommended, a default fixation
 * pant and default pad product are added (one chosen by size M)." It is read so:
 *
 * - Premium products come first, then Basis, then what has no tier (care aids, skin care); within a tier the
 *   order of the recommendation stays. An id given twice counts once, an unknown id is left out.
 * - For area 1 (desired care) Basis products are skipped, because the insurer's needs-based care is Basis.
 * - For each tier in which a Vorlage is then left, the default Fixierhose of that tier, known by the
 *   Artikelnummer of its size M, closes the tier and is marked as default. It is not listed twice where the
 *   recommendation names it already, and left out where the catalogue lacks it.
 * - The default Vorlage of a tier is the first one recommended; it is marked, not added again.
 */
export function recommendedProducts(source: RecommendationSource): readonly RecommendedProduct[] {
  const named = [...new Set(source.ids)].map((id) => source.products.get(id));
  return ORDER.filter((tier) => !(tier === 'Basis' && source.careType === 1)).flatMap((tier) =>
    withDefaults(
      tier,
      named.filter((product): product is Product => product?.PremiumBasis === tier),
      source.products,
    ),
  );
}

function withDefaults(
  tier: Tier,
  named: readonly Product[],
  products: RecommendationSource['products'],
): readonly RecommendedProduct[] {
  const vorlage = named.find((product) => product.Anwendungstyp === 'Vorlagen');
  const fixierhose = vorlage === undefined || tier === '-' ? undefined : defaultFixierhose(products, tier);
  const others = named.filter((product) => product.id !== fixierhose?.id);
  return [
    ...others.map((product) => ({ product, isDefault: product === vorlage })),
    ...(fixierhose === undefined ? [] : [{ product: fixierhose, isDefault: true }]),
  ];
}
