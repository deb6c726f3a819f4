/**
 * Fields of the catalogue and of the insurers that a case may carry along without any figure reading them, so
 * that it can be pasted together from there. What stands in them is not looked at.
 */

export const UNREAD_INSURER_FIELDS = ['id', 'version'] as const;

export const UNREAD_PRODUCT_FIELDS = [
  'id',
  'Artikelnummer',
  'Produktbezeichnung',
  'Inkontinenzprodukt',
  'imagepfad',
  'Vorteilskommunikation',
  'Tropfenanzahl',
  'ICONS',
] as const;

/** PZN, Artikelnummer and amount as the combined catalogue has them, pzn as the specification names it. */
export const UNREAD_SIZE_FIELDS = ['Artikelnummer', 'PZN', 'pzn', 'aidnumber', 'hu', 'amount'] as const;
