import type { Berechnungsmethode } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import { insurerPays } from '../cart/area.ts';
import { grossAllowance } from '../pricing/allowance.ts';
import { mehrkosten } from '../pricing/care.ts';
import { copayment } from '../pricing/copayment.ts';

/** Price of the example's Wunschversorgung, in cents a month: above the usual rates, so that they make a difference. */
export const EXAMPLE_TOTAL: Cents = 6000;

/** The effect of a rate on the example; cents a month. */
export interface RateExample {
  /** Mehrkosten of the Wunschversorgung. */
  readonly extra: Cents;
  readonly copayment: Cents;
}

/**
 * The effect of a net rate on one Wunschversorgung of an adult who is not exempt, computed by `priceOffer`. Without a
 * needs-based proposal methods A and C deduct the whole Pauschale; under B the insurer pays nothing.
 *
 * @param net rate in cents a month
 */
export function rateExample(method: Berechnungsmethode, net: Cents, day: CalendarDay): RateExample {
  const gross = grossAllowance(net, day);
  return {
    extra: mehrkosten(method, 1, EXAMPLE_TOTAL, gross, gross) ?? 0,
    copayment: insurerPays(method, 1) ? copayment({}, null, gross, day) : 0,
  };
}
