import { isReusable, ONE_SIZE, packContent } from '#catalogue/domain';
import { hasDailyNeed, type LineOffer } from '#consultation/domain';
import { formatEuro } from '#platform/domain';
import type { DocumentInput } from '../documents/document-input.ts';

/** The texts of a product of a proposal, by the end of their keys; what is unknown is left out. */
export function lineContent(
  line: LineOffer,
  { products }: DocumentInput,
): readonly (readonly [string, string])[] {
  const product = products.get(line.product);
  const size = product?.sizes[line.size];
  if (product === undefined || size === undefined) return [];
  const { dailyNeed, monthlyPackages: packs, price, totalPrice } = line;
  const needed = hasDailyNeed(product, size);
  // The form's own words say 'im Monat'.
  const often = isReusable(product, size) ? ' (einmalig)' : '';
  const texts: readonly (readonly [string, string | null | undefined])[] = [
    ['name', product.Produktbezeichnung],
    ['aid', size.aidnumber],
    ['pzn', size.PZN],
    ['article', size.Artikelnummer],
    ['size', line.size === ONE_SIZE ? null : line.size],
    ['daily', needed ? String(dailyNeed).replace('.', ',') : null],
    ['pieces', needed ? String(packs * size.pieces) : null],
    ['packs', `${packs}${often}`],
    ['content', packContent(size)],
    ['price', price === null ? null : formatEuro(price)],
    ['total', totalPrice === null ? null : `${formatEuro(totalPrice)}${often}`],
  ];
  return texts.flatMap(([key, text]) => (text ? [[key, text] as const] : []));
}
