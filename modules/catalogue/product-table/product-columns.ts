import type { ProductFields, WrittenFields } from '../products/product-fields.ts';

/** Columns that all sizes of a product share. */
export function headColumns(row: ProductFields) {
  return {
    produktbezeichnung: row.Produktbezeichnung,
    inkontinenzprodukt: row.Inkontinenzprodukt,
    anwendungstyp: row.Anwendungstyp,
    premiumBasis: row.PremiumBasis,
    schweregrad: row.Schweregrad,
    tropfenanzahl: row.Tropfenanzahl * 2,
    imagepfad: row.imagepfad,
    vorteilskommunikation: row.Vorteilskommunikation,
    icons: row.ICONS,
    liquid: row.liquid,
    wiederverwendbar: row.wiederverwendbar,
  };
}

/** The same for raw SQL, valid on both engines. */
export function rawHeadColumns(row: ProductFields) {
  const { premiumBasis, vorteilskommunikation, icons, ...same } = headColumns(row);
  return {
    ...same,
    premium_basis: premiumBasis,
    vorteilskommunikation: JSON.stringify(vorteilskommunikation),
    icons: JSON.stringify(icons),
  };
}

/** Columns of a single size: the amount for liquids, otherwise the number of pieces. */
export function sizeColumns(row: WrittenFields) {
  return {
    artikelnummer: row.Artikelnummer,
    pzn: row.PZN,
    ean: row.EAN,
    hilfsmittelnummer: row.Hilfsmittelnummer,
    konfektionsgroesse: row.Konfektionsgroesse,
    hueftumfang: row.Hueftumfang,
    pieces: row.liquid ? null : Number(row.Anzahl),
    amount: row.liquid ? row.Anzahl : null,
    uvp: row.UVP,
  };
}
