import type { PricedProduct } from '#catalogue/domain';
import type { Berechnungsmethode, Krankenkasse, OwnPrices } from '#institution/domain';
import { type CalendarDay, DomainError } from '#platform/domain';
import type { PatientFacts } from './allowance.ts';
import { CARE_TYPES, type CartAreas, type LineChoice } from './cart.ts';
import { readPriceCase } from './price-case-read.ts';
import { explainPriceCase } from './price-case-schema.ts';

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

/**
 * Reads a case from parsed JSON.
 *
 * @throws DomainError `invalid` whose message names each bad field by its path, such as
 *   `products.PS.sizes.M.price`, and whose `fields` holds the message of each
 */
export function parsePriceCase(value: unknown): PriceCase {
  const priceCase = readPriceCase(value);
  if (priceCase === null) throw invalidCase(explainPriceCase(value));
  if (priceCase.products !== null) checkChoices(priceCase.cart, priceCase.products);
  return priceCase;
}

/**
 * Checks that each line, in hidden areas too, names a product and a size that exist.
 *
 * @throws DomainError `invalid` that names the first field which does not
 */
export function checkChoices(cart: CartAreas<LineChoice>, products: CaseProducts): void {
  for (const area of CARE_TYPES) {
    for (const tab of cart[area]) {
      for (const choice of tab.lines) {
        const wrong = wrongChoice(choice, products);
        if (wrong === null) continue;
        const place = `cart.${area}.${cart[area].indexOf(tab)}.lines.${tab.lines.indexOf(choice)}`;
        throw invalidCase({ [`${place}.${wrong.field}`]: wrong.text });
      }
    }
  }
}

function wrongChoice(choice: LineChoice, products: CaseProducts): { field: string; text: string } | null {
  const product = products.get(choice.product);
  if (product === undefined) {
    return { field: 'product', text: `das Produkt „${choice.product}“ ist nicht bekannt` };
  }
  if (Object.hasOwn(product.sizes, choice.size)) return null;
  return { field: 'size', text: `das Produkt „${choice.product}“ hat keine Größe „${choice.size}“` };
}

function invalidCase(fields: Readonly<Record<string, string>>): DomainError {
  const message = Object.entries(fields)
    .map(([path, text]) => (path === '' ? text : `${path}: ${text}`))
    .join('; ');
  return new DomainError('invalid', message, fields);
}
