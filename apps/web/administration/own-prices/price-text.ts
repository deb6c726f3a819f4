import { type Cents, toDecimal } from '#platform/domain';

/** A price as it is typed, `9,95`; empty where there is none. */
export function priceText(cents: Cents | null | undefined): string {
  return cents == null ? '' : toDecimal(cents).replace('.', ',');
}
