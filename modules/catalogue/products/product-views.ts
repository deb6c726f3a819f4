import type { Cents } from '#platform/domain';
import type { ProductHead } from './combine.ts';
import type { ProductRow } from './product.entity.ts';
import type { ProductSizeRow } from './product-size.entity.ts';

/** A row of the product table: one size with its product (access specification, section 3, 'Product (flat, admin)'). */
export interface FlatProduct extends ProductHead {
  /** Id of the size. */
  readonly id: string;
  readonly Artikelnummer: string;
  readonly PZN: string;
  readonly EAN: string;
  readonly Hilfsmittelnummer: string;
  readonly Konfektionsgroesse: string;
  readonly Hueftumfang: string;
  /** Count per pack, or the amount of a liquid such as `500 ml`. */
  readonly Anzahl: number | string;
  /** List price of a pack in cents, gross; null if unknown. */
  readonly UVP: Cents | null;
  /** As the vendor says; bed pads are reusable without it, too (`isReusable`). */
  readonly wiederverwendbar: boolean;
  /** Row version. */
  readonly version: number;
  readonly created: Date;
  readonly lastModified: Date;
}

function productHead(product: ProductRow) {
  return {
    id: String(product.id),
    Produktbezeichnung: product.produktbezeichnung,
    Inkontinenzprodukt: product.inkontinenzprodukt,
    Anwendungstyp: product.anwendungstyp,
    PremiumBasis: product.premiumBasis,
    Schweregrad: product.schweregrad,
    Tropfenanzahl: product.tropfenanzahl / 2,
    imagepfad: product.imagepfad,
    Vorteilskommunikation: product.vorteilskommunikation,
    ICONS: product.icons,
    liquid: product.liquid,
    wiederverwendbar: product.wiederverwendbar,
  } satisfies ProductHead;
}

export function flatProduct(size: ProductSizeRow): FlatProduct {
  return {
    ...productHead(size.product as ProductRow),
    id: String(size.id),
    Artikelnummer: size.artikelnummer,
    PZN: size.pzn,
    EAN: size.ean,
    Hilfsmittelnummer: size.hilfsmittelnummer,
    Konfektionsgroesse: size.konfektionsgroesse,
    Hueftumfang: size.hueftumfang,
    Anzahl: size.amount ?? size.pieces ?? 1,
    UVP: size.uvp ?? null,
    version: size.version,
    created: size.created,
    lastModified: size.lastModified,
  };
}
