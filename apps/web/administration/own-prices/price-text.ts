import { type Cents, toDecimal } from '#platform/domain';

/** A price in German notation, `9,95`; empty if there is none. */
export function priceText(cents: Cents | null | undefined): string {
  return cents == null ? '' : toDecimal(cents).replace('.', ',');
}
