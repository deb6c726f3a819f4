import { DomainError } from '#platform/domain';
import { CARE_TYPES, type CartAreas, type LineChoice } from '../cart/cart.ts';
import { type CaseProducts, type PriceCase, priceCase } from './price-case-fields.ts';
import { issueTexts } from './price-case-messages.ts';

/**
 * Reads a case from parsed JSON.
 *
 * @throws DomainError `invalid` whose message names each bad field by its path, such as
 *   `products.PS.sizes.M.price`, and whose `fields` holds the message of each
 */
export function parsePriceCase(value: unknown): PriceCase {
  const { data, error } = priceCase.safeParse(value, { reportInput: true });
  // Not by assignment: a path may be `__proto__`.
  if (error) throw invalidCase(Object.fromEntries(error.issues.flatMap((issue) => issueTexts(issue))));
  if (data.products !== null) checkChoices(data.cart, data.products);
  return data;
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
