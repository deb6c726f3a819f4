import type { Product } from '#catalogue/domain';

export const addedInWords = ({ Produktbezeichnung }: Pick<Product, 'Produktbezeichnung'>): string =>
  `„${Produktbezeichnung}“ wurde hinzugefügt.`;
