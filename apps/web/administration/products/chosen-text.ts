import type { ListedProduct, ListedSize } from '#catalogue/domain';

/** Chosen sizes as their calls take them, with the versions that somebody has seen. */
export const chosenOf = (sizes: readonly ListedSize[]) => sizes.map(({ id, version }) => ({ id, version }));

/** How many that are: `3 Größen von 2 Produkten`. */
export function chosenInWords(products: readonly ListedProduct[], sizes: readonly ListedSize[]): string {
  const ids = new Set(sizes.map(({ id }) => id));
  const of = products.filter((product) => product.sizes.some(({ id }) => ids.has(id))).length;
  const count = sizes.length === 1 ? '1 Größe' : `${sizes.length} Größen`;
  return `${count} von ${of === 1 ? '1 Produkt' : `${of} Produkten`}`;
}
