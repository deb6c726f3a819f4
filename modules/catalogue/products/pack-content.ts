import { withUnit } from '#platform/domain';
import type { ProductSize } from './product.ts';

/** What a pack holds: `28 Stück`, or the catalogue's own words for it, such as `500 ml`. */
export function packContent({ amount, pieces }: Pick<ProductSize, 'amount' | 'pieces'>): string {
  return amount === null ? withUnit(pieces, 'Stück') : amount.replace(/(\d) (?=\S+$)/, '$1\u00a0');
}
