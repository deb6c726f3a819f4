import type { FormatOptions } from '../output/output.ts';

/** Options of the columns of the product table, with the names of these. */
export const FIELDS = {
  number: 'Artikelnummer',
  name: 'Produktbezeichnung',
  severity: 'Schweregrad',
  tier: 'PremiumBasis',
  type: 'Inkontinenzprodukt',
  pzn: 'PZN',
  ean: 'EAN',
  aidNumber: 'Hilfsmittelnummer',
  size: 'Konfektionsgroesse',
  hips: 'Hueftumfang',
  count: 'Anzahl',
  use: 'Anwendungstyp',
  price: 'UVP',
  advantages: 'Vorteilskommunikation',
  picture: 'imagepfad',
  drops: 'Tropfenanzahl',
  icons: 'ICONS',
  liquid: 'liquid',
  reusable: 'wiederverwendbar',
} as const;

/** Options of `add` and `set`, as they were typed. */
export type ProductOptions = FormatOptions & { readonly [Name in keyof typeof FIELDS]?: string };
