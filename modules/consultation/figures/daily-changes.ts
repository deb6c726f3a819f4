import type { PricedProduct } from '#catalogue/domain';
import type { AnswerCode } from '../answers/answers.ts';
import type { CartLine } from '../cart/cart.ts';
import { DAILY_NEED, dailyChanges, hasDailyNeed, type LineOffer, packsForNeed } from '../cart/line.ts';

/** Changes a day for each answer to `wechseln`, within the limits of a line. */
const CHANGES: Readonly<Record<AnswerCode<'wechseln'>, { min: number; max: number; words: string }>> = {
  We1: { min: 1, max: 2, words: 'bis zu 2-mal am Tag' },
  We2: { min: 3, max: 4, words: '3- bis 4-mal am Tag' },
  We3: { min: 5, max: 6, words: '5- bis 6-mal am Tag' },
  We4: { min: 7, max: DAILY_NEED.max, words: 'mehr als 6-mal am Tag' },
};

/** An answer about changes a day that a line contradicts. */
export interface ChangesConflict {
  /** The answer, such as `3- bis 4-mal am Tag`. */
  readonly said: string;
  /** The need, in pieces a day, that would match the answer, closest to the line's current one. */
  readonly dailyNeed: number;
}

/**
 * Whether need or packs of a line contradict the answer about changes a day; null if they match, if there is no
 * answer, and for products that are not changed daily. A product worn only by day or by night may stay below, because
 * another one serves the rest of the day.
 *
 * @param pieces pieces a pack of the line's size
 */
export function againstChanges(
  line: Pick<CartLine, 'selectedTime' | 'monthlyPackages'>,
  { dailyNeed }: Pick<LineOffer, 'dailyNeed'>,
  product: Pick<PricedProduct, 'Anwendungstyp' | 'Schweregrad' | 'liquid' | 'wiederverwendbar'>,
  pieces: number,
  answer: AnswerCode<'wechseln'> | undefined,
): ChangesConflict | null {
  if (answer === undefined || !hasDailyNeed(product, {}) || dailyChanges(product) === null) return null;
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
