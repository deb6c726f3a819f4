import type { Product } from '#catalogue/domain';
import { hipSpan, sizeForHip } from '#consultation/domain';

/** Says that no size of a product fits a hip circumference in cm; null if one does, or if the product has no ranges. */
export function hipInWords({ sizes }: Pick<Product, 'sizes'>, hip: number | undefined): string | null {
  const span = hipSpan(sizes);
  if (hip === undefined || span === null || sizeForHip(sizes, hip, undefined) !== null) return null;
  const none = `Zum Hüftumfang von ${hip}\u00a0cm passt keine Größe`;
  const isBetween = span.from <= hip && hip <= span.to;
  return isBetween ? `${none}.` : `${none}: Es gibt das Produkt für ${span.from} bis ${span.to}\u00a0cm.`;
}
