import { isSameList } from '#platform/domain';
import { type ProductFields, productFields } from '../products/product-fields.ts';

const NAMES = Object.keys(productFields) as (keyof ProductFields)[];

/** Whether two rows of the product table say the same, with the order of their lists. */
export function sameFields(one: ProductFields, other: ProductFields): boolean {
  return NAMES.every((name) => {
    const [mine, theirs] = [one[name], other[name]];
    return typeof mine === 'object' && typeof theirs === 'object' && mine !== null && theirs !== null
      ? isSameList(mine, theirs)
      : mine === theirs;
  });
}
