import type { Product } from '#catalogue/domain';
import { defaultFixierhose } from '../cart/companion.ts';
import type { RecommendedProduct } from './recommendation-list.ts';

/** A recommended product as it is offered: a Vorlage together with the Fixierhose that holds it. */
export interface Pick {
  readonly product: Product;
  /** The Fixierhose that a Vorlage brings along; undefined for other products. */
  readonly fixierhose?: Product | undefined;
  /** The Fixierhose that goes with a Vorlage of the list, offered by itself. */
  readonly isDefault: boolean;
}

/** The recommendation at a glance. */
export interface Picks {
  /** The most fitting product of the quality that the Krankenkasse pays for. */
  readonly basis: Pick | undefined;
  /** The most fitting product of the other quality. */
  readonly wish: Pick | undefined;
  /** What else is recommended, in the order of the recommendation. */
  readonly rest: readonly Pick[];
}

/**
 * Divides a recommendation into one pick of each quality and the rest. The first product of a quality is the most
 * fitting one; a Fixierhose never is, because it holds a Vorlage. The Fixierhose of a picked Vorlage is part of the
 * pick and no product of its own.
 */
export function picksOf(list: readonly RecommendedProduct[], products: ReadonlyMap<string, Product>): Picks {
  const offered = list.map(({ product, isDefault }): Pick => {
    const isFixierhose = product.Anwendungstyp === 'Fixierhosen';
    return { product, fixierhose: fixierhoseOf(product, products), isDefault: isDefault && isFixierhose };
  });
  const first = (tier: 'Basis' | 'Premium') =>
    offered.find(({ product }) => product.PremiumBasis === tier && product.Anwendungstyp !== 'Fixierhosen');
  const [basis, wish] = [first('Basis'), first('Premium')];
  const taken = [basis, wish].flatMap((pick) => (pick ? idsOf(pick) : []));
  return { basis, wish, rest: offered.filter(({ product }) => !taken.includes(product.id)) };
}

/** Ids of the products of a pick, the product first. */
export function idsOf({ product, fixierhose }: Pick): readonly string[] {
  return fixierhose === undefined ? [product.id] : [product.id, fixierhose.id];
}

function fixierhoseOf(
  { Anwendungstyp, PremiumBasis }: Product,
  products: ReadonlyMap<string, Product>,
): Product | undefined {
  if (Anwendungstyp !== 'Vorlagen' || PremiumBasis === '-') return undefined;
  return defaultFixierhose(products, PremiumBasis);
}
