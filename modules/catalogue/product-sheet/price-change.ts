import * as z from 'zod/mini';
import { type Cents, changedBy, parseEuro, refuseValue } from '#platform/domain';

/** Above any list price: 99.999,99 €. */
const MAX_UVP = 9_999_999;
/** A hundred percent, in hundredths of one. */
const MOST_PERCENT = 10_000;

/** A new list price of chosen sizes: an amount in cents, or a rise in hundredths of a percent, negative to lower. */
export type PriceChange =
  | { readonly kind: 'amount'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly hundredths: number };

const BAD_AMOUNT = 'Bitte geben Sie einen Betrag in Euro an, wie 17,85.';
const BAD_PERCENT = 'Bitte geben Sie Prozent zwischen -90 und 100 an, wie 2,5.';

/** A change as typed: `17,85` with `amount`, `2,5` or `-3` with `percent`. */
export const priceChange = z.pipe(
  z.strictObject({ kind: z.enum(['amount', 'percent'], 'Die Angabe fehlt.'), value: z.string(BAD_AMOUNT) }),
  z.transform(({ kind, value }, context): PriceChange => {
    const typed = value.trim();
    if (kind === 'amount') {
      const cents = parseEuro(typed);
      return cents !== null && cents <= MAX_UVP ? { kind, cents } : refuseValue(context, BAD_AMOUNT);
    }
    const [, sign, whole, part = ''] = /^([-+−]?)(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
    const hundredths = Number(whole) * 100 + Number(part.padEnd(2, '0'));
    const signed = sign === '-' || sign === '−' ? -hundredths : hundredths;
    return whole !== undefined && signed !== 0 && signed >= -9000 && signed <= MOST_PERCENT
      ? { kind, hundredths: signed }
      : refuseValue(context, BAD_PERCENT);
  }),
);

/** The price after a change, in cents, rounded half up; null where a percentage has no price to start from. */
export function changedPrice(before: Cents | null, change: PriceChange): Cents | null {
  if (change.kind === 'amount') return change.cents;
  return before === null ? null : Math.min(MAX_UVP, changedBy(before, change.hundredths));
}
