import { paysAlone, personWords } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { Cents } from '#platform/domain';

/** Who pays for what a sheet describes. Sentences differ by payer. */
export type Payer =
  /** A Krankenkasse with a Pauschale, or with a rate not known yet. */
  | 'statutory'
  /** A Krankenkasse whose rate for this person is 0. */
  | 'no-rate'
  /** A private insurer, whose refund depends on a contract unknown to us. */
  | 'private'
  /** The person, insured or not. */
  | 'alone';

/** @param gross gross allowance in cents; null if unknown */
export function payerOf(insurer: Krankenkasse, gross: Cents | null): Payer {
  if (!insurer.selfPay) return gross === 0 ? 'no-rate' : 'statutory';
  return paysAlone(insurer) ? 'alone' : 'private';
}

/**
 * Rewords texts for this insurer's people. They are written for statutory insurance: others have no statutory
 * Zuzahlung, and self-payers may have no insurance at all. Typed values and known facts, each `value`, are left
 * unchanged.
 */
export function wordedFor<Texts>(insurer: Krankenkasse, texts: Texts): Texts {
  if (!insurer.selfPay) return texts;
  return reworded(texts, (text) => personWords(text.replaceAll(BY_LAW, 'Zuzahlung'), insurer)) as Texts;
}

const BY_LAW = /[Gg]esetzlichen? Zuzahlung/g;

function reworded(value: unknown, word: (text: string) => string): unknown {
  if (typeof value === 'string') return word(value);
  if (Array.isArray(value)) return value.map((each) => reworded(each, word));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'value' ? part : reworded(part, word)]),
  );
}
