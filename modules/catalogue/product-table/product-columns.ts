import type { ProductFields } from '../products/product-fields.ts';

/** What the sizes of a product share, as the database has it. */
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
  };
}

/** The same past the ORM, as both engines take it. */
export function rawHeadColumns(row: ProductFields) {
  const { premiumBasis, vorteilskommunikation, icons, ...same } = headColumns(row);
  return {
    ...same,
    premium_basis: premiumBasis,
    vorteilskommunikation: JSON.stringify(vorteilskommunikation),
    icons: JSON.stringify(icons),
  };
}

/** What is of one size alone, as the database has it: of a liquid its amount, of all else the pieces. */
export function sizeColumns(row: ProductFields) {
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
