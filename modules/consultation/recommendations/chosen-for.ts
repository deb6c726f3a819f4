import type { Krankenkasse } from '#institution/domain';
import type { Cents } from '#platform/domain';
import type { Answers } from '../answers/answers.ts';
import { hipOf } from '../answers/hip.ts';
import type { CartAreas, CartLine, CartTab, ChosenFor } from '../cart/cart.ts';
import { recommendationKey } from './recommendation-key.ts';

/**
 * The answers that a line decided now is decided for.
 *
 * @param insurer null if none is chosen
 * @param gross gross allowance in cents; null if unknown
 */
export function chosenForNow(
  answers: Answers,
  insurer: Pick<Krankenkasse, 'selfPay'> | null,
  gross: Cents | null,
): ChosenFor {
  const key = recommendationKey(answers);
  const hip = hipOf(answers);
  return {
    key: key.ok ? key.key : null,
    size: answers.groesse ?? null,
    ...(hip !== undefined && { hip }),
    paysAlone: paysAlone(insurer, gross),
  };
}

function paysAlone(insurer: Pick<Krankenkasse, 'selfPay'> | null, gross: Cents | null): boolean | null {
  if (insurer === null) return null;
  if (!insurer.selfPay) return false;
  return gross === null ? null : gross === 0;
}

/**
 * Upgrades lines of older drafts: sets what they were chosen for from the answers stored beside them, and the
 * recommendation as origin of placed products.
 *
 * @param placed ids of the products that /recommendations placed
 */
export function withMemory(cart: CartAreas, answers: Answers, placed: readonly string[]): CartAreas {
  const chosenFor = chosenForNow(answers, null, null);
  const remember = (line: CartLine): CartLine => {
    if (line.chosenFor !== undefined) return line;
    const known = line.origin ?? (placed.includes(line.product) ? 'recommendation' : undefined);
    return { ...line, chosenFor, ...(known && { origin: known }) };
  };
  const tabs = (each: readonly CartTab[]) => each.map((tab) => ({ lines: tab.lines.map(remember) }));
  return [tabs(cart[0]), tabs(cart[1]), tabs(cart[2])];
}
