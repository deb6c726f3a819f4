import { readOwnPrice } from '#institution/domain';
import { type Cents, raisedBy } from '#platform/domain';
import type { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';
import type { NamedSize } from './priced-product.ts';

/** A price before and after the raise, in cents. */
export interface Raised {
  readonly id: string;
  readonly name: string;
  readonly before: Cents;
  readonly after: Cents;
}

/** The changed prices, and how many stay as they are. */
interface RaisedPrices {
  readonly raised: readonly Raised[];
  /** Because of rounding to whole cents. */
  readonly unchanged: number;
  /** Above the highest price that can be saved. */
  readonly tooHigh: number;
}

/**
 * Raises the own prices of sizes by a percentage; invalid texts are skipped.
 *
 * @param hundredths of a percent
 * @param fromList whether a size without an own price gets its UVP, raised
 */
export function raisedPrices(
  sheet: Pick<PriceSheet, 'price' | 'text'>,
  sizes: readonly NamedSize[],
  hundredths: number,
  fromList: boolean,
): RaisedPrices {
  const raised: Raised[] = [];
  let unchanged = 0;
  let tooHigh = 0;
  for (const { id, name, uvp } of sizes) {
    const before = sheet.price(id) ?? (fromList && sheet.text(id) === '' ? uvp : null);
    if (before === null) continue;
    const after = raisedBy(before, hundredths);
    if (after === before) unchanged += 1;
    else if (readOwnPrice(priceText(after)).fault !== undefined) tooHigh += 1;
    else raised.push({ id, name, before, after });
  }
  return { raised, unchanged, tooHigh };
}

/** The result in German sentences. */
export function raisedInWords({ raised, unchanged, tooHigh }: RaisedPrices): string {
  const some = (count: number, one: string, more: string) =>
    count === 0 ? [] : [count === 1 ? `Ein Preis ${one}` : `${count} Preise ${more}`];
  const words = [
    ...some(raised.length, 'wird erhöht.', 'werden erhöht.'),
    ...some(unchanged, 'bleibt gleich: auf ganze Cent gerundet.', 'bleiben gleich: auf ganze Cent gerundet.'),
    ...some(
      tooHigh,
      'läge danach über 99.999,99 € und bleibt, wie er ist.',
      'lägen danach über 99.999,99 € und bleiben, wie sie sind.',
    ),
  ];
  return words.length === 0 ? 'Hier steht kein Preis, der sich erhöhen lässt.' : words.join(' ');
}
