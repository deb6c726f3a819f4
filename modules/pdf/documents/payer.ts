import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';
import type { Cents } from '#platform/domain';

/** Who pays what a sheet speaks of; what is true of one is untrue of the others. */
export type Payer =
  /** A Krankenkasse that gives a Pauschale, or of which that is not known yet. */
  | 'statutory'
  /** A Krankenkasse whose rate for this person is 0. */
  | 'no-rate'
  /** A private insurer: what it refunds stands in a contract that nobody knows here. */
  | 'private'
  /** The person alone, insured or not. */
  | 'alone';

/** @param gross gross allowance in cents; null where none can be named */
export function payerOf({ Kasse, selfPay }: Krankenkasse, gross: Cents | null): Payer {
  if (!selfPay) return gross === 0 ? 'no-rate' : 'statutory';
  return Kasse === SELF_PAYERS.selfPaying || Kasse === SELF_PAYERS.uninsured ? 'alone' : 'private';
}

/**
 * Texts as they are true of this insurer's people. They are written for those who are insured by law: for others there
 * is no Zuzahlung by law, and who pays alone may not be insured at all. What was typed or is known of somebody, each
 * `value`, stays as it is.
 */
export function wordedFor<Texts>(insurer: Krankenkasse, texts: Texts): Texts {
  if (!insurer.selfPay) return texts;
  const alone = payerOf(insurer, null) === 'alone';
  return reworded(texts, (text) => {
    const asked = text.replaceAll(BY_LAW, 'Zuzahlung');
    return alone ? asked.replaceAll(INSURED, '$1ersorgte$2') : asked;
  }) as Texts;
}

const BY_LAW = /[Gg]esetzlichen? Zuzahlung/g;
const INSURED = /([Vv])ersicherte(n? Person)/g;

function reworded(value: unknown, word: (text: string) => string): unknown {
  if (typeof value === 'string') return word(value);
  if (Array.isArray(value)) return value.map((each) => reworded(each, word));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'value' ? part : reworded(part, word)]),
  );
}
