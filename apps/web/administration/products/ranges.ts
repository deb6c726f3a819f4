import { type ListedSize, priceRange, sizeLabel } from '#catalogue/domain';
import { formatEuro } from '#platform/domain';

const NAMED = 3;

/** Sizes as a range: `XS bis XXL`, or `60 × 90 cm`. */
export function sizesOf(sizes: readonly ListedSize[]): string {
  const labels = sizes.map(({ Konfektionsgroesse }) => sizeLabel(Konfektionsgroesse));
  return labels.length < NAMED ? labels.join(', ') : `${labels[0]} bis ${labels.at(-1)}`;
}

/** List prices as a range: `21,95 bis 26,45 €`. */
export function pricesOf(sizes: readonly ListedSize[]): string {
  const range = priceRange(sizes);
  if (range === null) return 'fehlt';
  const { from, to } = range;
  return from === to ? formatEuro(to) : `${formatEuro(from).replace(/\s*€$/, '')} bis ${formatEuro(to)}`;
}

/** Contents of packs as a range: `18 bis 28`; amounts of liquids by name. */
export function packsOf(sizes: readonly ListedSize[]): string {
  const packs = [...new Set(sizes.map(({ Anzahl }) => Anzahl))];
  if (packs.length === 1) return packs[0] ?? '';
  const numbers = packs.map(Number);
  if (numbers.some(Number.isNaN)) return packs.slice(0, NAMED).join(', ');
  return `${Math.min(...numbers)} bis ${Math.max(...numbers)}`;
}
