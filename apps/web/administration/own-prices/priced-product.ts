import type { ApplicationType, CatalogueTab } from '#catalogue/domain';
import type { Cents } from '#platform/domain';

/** A size that can have an own price. */
export interface PricedSize {
  readonly id: string;
  /** The size in words. */
  readonly label: string;
  /** `30 Stück`, or the amount of a liquid. */
  readonly pack: string;
  /** Gross list price; null if unknown. */
  readonly uvp: Cents | null;
  /** Artikelnummer and PZN, for the search. */
  readonly numbers: string;
}

/** A product with its sizes, as the price list shows it. */
export interface PricedProduct {
  readonly id: string;
  readonly name: string;
  readonly tab: CatalogueTab;
  readonly type: ApplicationType;
  readonly sizes: readonly PricedSize[];
}

/** All products that can have own prices. */
export interface PriceCatalogue {
  /** Identifies the content; letters, digits, - and _. */
  readonly version: string;
  /** Sorted by name. */
  readonly products: readonly PricedProduct[];
}

/** A size together with its product's name, for the lists outside the table. */
export interface NamedSize extends PricedSize {
  readonly name: string;
}

/** All sizes of products, each with its full name. */
export function namedSizes(products: readonly PricedProduct[]): readonly NamedSize[] {
  return products.flatMap(({ name, sizes }) =>
    sizes.map((size) => ({ ...size, name: `${name}, ${size.label}` })),
  );
}
