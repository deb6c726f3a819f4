import type { Cents } from '#platform/domain';
import type { ApplicationType, ProductType, Severity, Tier } from './vocabulary.ts';

/** Size key of a product in one size, for which no choice is shown. */
export const ONE_SIZE = 'onesize';

/** One size of a product: the unit that is ordered and priced. */
export interface ProductSize {
  /** Stored id of the size; key of an institution's own prices. */
  readonly id: string;
  readonly Artikelnummer: string;
  readonly PZN: string;
  /** 13 digits; undefined where it is not known, as in a case for the calculation. */
  readonly EAN?: string;
  /** Hilfsmittelnummer; empty for an unlisted product. */
  readonly aidnumber: string;
  /** Hueftumfang in cm such as `40-60`; empty or `onesize` where it does not apply. */
  readonly hu: string;
  /** Pieces per pack; 1 for liquids, which have an `amount`. */
  readonly pieces: number;
  /** Amount of a liquid such as `500 ml`; null for counted products. */
  readonly amount: string | null;
  /** List price (UVP) of a pack in cents, gross; null if unknown. */
  readonly price: Cents | null;
}

/** The part of a product that the calculation reads. */
export interface PricedProduct {
  readonly Anwendungstyp: ApplicationType;
  readonly PremiumBasis: Tier;
  readonly Schweregrad: Severity;
  readonly liquid: boolean;
  /** The vendor says that it is used again after each wash; `isReusable` reads it. */
  readonly wiederverwendbar?: boolean | undefined;
  readonly sizes: Readonly<
    Record<string, Pick<ProductSize, 'id' | 'pieces' | 'price'> & { readonly aidnumber?: string | undefined }>
  >;
}

/** A product with all its sizes (the combined catalogue of the consultation specification, section 3). */
export interface Product extends PricedProduct {
  /** Stored id, stable across imports. */
  readonly id: string;
  /** Artikelnummer of size M, else of the first size. */
  readonly Artikelnummer: string;
  readonly Produktbezeichnung: string;
  readonly Inkontinenzprodukt: ProductType;
  /** Image name without extension. */
  readonly imagepfad: string;
  /** Key of the picture that `imagepfad` names, for `imageAddress`; undefined without one. */
  readonly image?: string;
  readonly Vorteilskommunikation: readonly string[];
  /** Absorption, 0 to 10 in steps of 0.5. */
  readonly Tropfenanzahl: number;
  /** Names of feature icons. */
  readonly ICONS: readonly string[];
  /** By size name, in the order XS to XXXL, then free sizes. */
  readonly sizes: Readonly<Record<string, ProductSize>>;
}
