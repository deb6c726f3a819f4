import type { PricedProduct } from '#catalogue/domain';
import type { AnswerCode } from '../answers/answers.ts';
import type { CartLine } from '../cart/cart.ts';
import { DAILY_NEED, dailyChanges, isWorn, type LineOffer, packsForNeed } from '../cart/line.ts';

/** How often a product is changed a day by the answer to `wechseln`, within what a line can hold. */
const CHANGES: Readonly<Record<AnswerCode<'wechseln'>, { min: number; max: number; words: string }>> = {
  We1: { min: 1, max: 2, words: 'bis zu 2-mal am Tag' },
  We2: { min: 3, max: 4, words: '3- bis 4-mal am Tag' },
  We3: { min: 5, max: 6, words: '5- bis 6-mal am Tag' },
  We4: { min: 7, max: DAILY_NEED.max, words: 'mehr als 6-mal am Tag' },
};

/** An answer about changes a day that a line does not follow. */
export interface ChangesConflict {
  /** The answer, such as `3- bis 4-mal am Tag`. */
  readonly said: string;
  /** The need, in pieces a day, with which the line follows it: the one that is closest to what it has. */
  readonly dailyNeed: number;
}

/**
 * Whether need or packs of a line go against the answer about changes a day; null where they follow it, where
 * nothing was answered, and where the product is not changed like one against incontinence. What is worn by day or
 * by night alone may stay below: another product serves the rest of the day.
 *
 * @param pieces pieces a pack of the line's size
 */
export function againstChanges(
  line: Pick<CartLine, 'selectedTime' | 'monthlyPackages'>,
  { dailyNeed }: Pick<LineOffer, 'dailyNeed'>,
  product: Pick<PricedProduct, 'Anwendungstyp' | 'Schweregrad' | 'liquid'>,
  pieces: number,
  answer: AnswerCode<'wechseln'> | undefined,
): ChangesConflict | null {
  if (answer === undefined || !isWorn(product) || dailyChanges(product) === null) return null;
  const { max, words: said } = CHANGES[answer];
  const allDay = line.selectedTime === 2;
  const min = allDay ? CHANGES[answer].min : DAILY_NEED.min;
  const { monthlyPackages: packs } = line;
  const needFits = dailyNeed >= min && dailyNeed <= max;
  const packsFit =
    packs === undefined ||
    ((!allDay || packs >= packsForNeed(min, pieces)) && packs <= packsForNeed(max, pieces));
  return needFits && packsFit ? null : { said, dailyNeed: Math.min(max, Math.max(min, dailyNeed)) };
}
