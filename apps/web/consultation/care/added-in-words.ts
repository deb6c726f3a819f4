import type { Product } from '#catalogue/domain';

/** What adding a product did, as a sentence. */
export const addedInWords = ({ Produktbezeichnung }: Pick<Product, 'Produktbezeichnung'>): string =>
  `„${Produktbezeichnung}“ wurde hinzugefügt.`;
