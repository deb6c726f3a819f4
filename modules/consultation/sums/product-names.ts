import type { Product } from '#catalogue/domain';
import type { CartLine, Period } from '../cart/cart.ts';
import { isWorn } from '../cart/line.ts';
import { PERIOD_LABELS } from './cart-words.ts';

/** Products to look lines up in. */
interface NamedProducts {
  get(id: string): Product | undefined;
}

/**
 * The products of a proposal by name, for its label: `Tavenor Vorlage Plus`. Names each product once, and a Fixierhose
 * only if there is nothing else. Products for different times are named with them, in the order of the day:
 * `Tag: Valdumea Pull-up Plus, Nacht: Valdumea Slip Super`.
 *
 * @returns an empty text if no product is in the catalogue
 */
export function productNames(lines: readonly CartLine[], products: NamedProducts): string {
  const known = lines.flatMap((line) => {
    const product = products.get(line.product);
    return product === undefined ? [] : [{ name: product.Produktbezeichnung, line, product }];
  });
  const main = known.filter(({ product }) => product.Anwendungstyp !== 'Fixierhosen');
  const named = main.length === 0 ? known : main;
  const worn = named.filter(({ product }) => isWorn(product));
  const times = new Set(worn.map(({ line }) => line.selectedTime));
  if (times.size < 2) return unique(named.map(({ name }) => name)).join(', ');
  const inOrder = ([0, 1, 2] as const satisfies readonly Period[]).flatMap((time) =>
    worn
      .filter(({ line }) => line.selectedTime === time)
      .map(({ name }) => `${PERIOD_LABELS[time]}: ${name}`),
  );
  const others = named.filter((each) => !worn.includes(each)).map(({ name }) => name);
  return unique([...inOrder, ...others]).join(', ');
}

const unique = (names: readonly string[]) => [...new Set(names)];
