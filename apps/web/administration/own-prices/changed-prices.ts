import { readOwnPrice } from '#institution/domain';
import { type Cents, changedBy } from '#platform/domain';
import type { PriceSheet } from './price-sheet.ts';
import { priceText } from './price-text.ts';
import type { NamedSize } from './priced-product.ts';

/** A price before and after the change, in cents. */
export interface ChangedPrice {
  readonly id: string;
  readonly name: string;
  readonly before: Cents;
  readonly after: Cents;
}

/** The changed prices, and how many stay as they are. */
interface ChangedPrices {
  readonly changed: readonly ChangedPrice[];
  /** Because of rounding to whole cents. */
  readonly unchanged: number;
  /** Above the highest price that can be saved. */
  readonly tooHigh: number;
}

/** Up or down. */
export type Direction = 'raise' | 'lower';

/**
 * Raises or lowers the own prices of sizes by a percentage; invalid texts are skipped.
 *
 * @param hundredths of a percent; negative lowers
 * @param fromList whether a size without an own price gets its UVP, changed
 */
export function changedPrices(
  sheet: Pick<PriceSheet, 'price' | 'text'>,
  sizes: readonly NamedSize[],
  hundredths: number,
  fromList: boolean,
): ChangedPrices {
  const changed: ChangedPrice[] = [];
  let unchanged = 0;
  let tooHigh = 0;
  for (const { id, name, uvp } of sizes) {
    const before = sheet.price(id) ?? (fromList && sheet.text(id) === '' ? uvp : null);
    if (before === null) continue;
    const after = changedBy(before, hundredths);
    if (after === before) unchanged += 1;
    else if (readOwnPrice(priceText(after)).fault !== undefined) tooHigh += 1;
    else changed.push({ id, name, before, after });
  }
  return { changed, unchanged, tooHigh };
}

/** The result in German sentences. */
export function changesInWords({ changed, unchanged, tooHigh }: ChangedPrices, direction: Direction): string {
  const some = (count: number, one: string, more: string) =>
    count === 0 ? [] : [count === 1 ? `Ein Preis ${one}` : `${count} Preise ${more}`];
  const verb = direction === 'raise' ? 'erhöht' : 'gesenkt';
  const words = [
    ...some(changed.length, `wird ${verb}.`, `werden ${verb}.`),
    ...some(unchanged, 'bleibt gleich: auf ganze Cent gerundet.', 'bleiben gleich: auf ganze Cent gerundet.'),
    ...some(
      tooHigh,
      'läge danach über 99.999,99 € und bleibt, wie er ist.',
      'lägen danach über 99.999,99 € und bleiben, wie sie sind.',
    ),
  ];
  if (words.length > 0) return words.join(' ');
  return `Hier steht kein Preis, der sich ${direction === 'raise' ? 'erhöhen' : 'senken'} lässt.`;
}
