import type { PricedProduct } from '#catalogue/domain';
import type { Berechnungsmethode, Krankenkasse, OwnPrices } from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import type { CartAreas, LineChoice } from '../cart/cart.ts';
import type { PatientFacts } from '../pricing/allowance.ts';

/** Products by the id that the lines of a case carry. */
export type CaseProducts = ReadonlyMap<string, PricedProduct>;

/**
 * One case of the batch format (readings, section 2), amounts in cents. Where it names data instead of
 * carrying it (an insurer by Kasse, prices by Kundennummer, products by Artikelnummer), the caller looks
 * that up before pricing.
 */
export interface PriceCase {
  readonly case: string;
  readonly today: CalendarDay;
  readonly method: Berechnungsmethode;
  readonly patient: PatientFacts;
  readonly insurer: Krankenkasse | string;
  /** null: each line's product is an Artikelnummer of the catalogue. */
  readonly products: CaseProducts | null;
  readonly prices: OwnPrices | string;
  readonly cart: CartAreas<LineChoice>;
  /** Any subset of the result; undefined where the case expects nothing. */
  readonly expected: unknown;
}
