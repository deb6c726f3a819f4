import type { ApplicationType, CatalogueTab } from '#catalogue/domain';
import type { Cents } from '#platform/domain';

/** A size that an institution may set a price of. */
export interface PricedSize {
  readonly id: string;
  /** Its size, for people. */
  readonly label: string;
  /** `30 Stück`, or the amount of a liquid. */
  readonly pack: string;
  /** List price, gross; null where none is known. */
  readonly uvp: Cents | null;
  /** Artikelnummer and PZN, which the search finds. */
  readonly numbers: string;
}

/** A product with its sizes, as the list of prices shows it. */
export interface PricedProduct {
  readonly id: string;
  readonly name: string;
  readonly tab: CatalogueTab;
  readonly type: ApplicationType;
  readonly sizes: readonly PricedSize[];
}

/** The price of one size as it is raised, looked through or compared: with the words that name the size. */
export interface NamedSize extends PricedSize {
  readonly name: string;
}

/** All sizes of products, each with the words that name it. */
export function namedSizes(products: readonly PricedProduct[]): readonly NamedSize[] {
  return products.flatMap(({ name, sizes }) =>
    sizes.map((size) => ({ ...size, name: `${name}, ${size.label}` })),
  );
}
