import { ONE_SIZE, type Product, sizeLabel } from '#catalogue/domain';

/** Says what has been added; a size only where it has been chosen among several. */
export function addedInWords(
  { Produktbezeichnung }: Pick<Product, 'Produktbezeichnung'>,
  size = ONE_SIZE,
): string {
  const inSize = size === ONE_SIZE ? '' : ` in Größe ${sizeLabel(size)}`;
  return `„${Produktbezeichnung}“ wurde${inSize} hinzugefügt.`;
}
