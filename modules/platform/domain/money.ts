/**
 * Money as integer cents. The only module that converts between text and amounts, so that screen, PDF, command line
 * and API cannot show two figures for one sum.
 */

import { withUnit } from './quantity.ts';

/** An amount in euro cents; always a safe integer. */
export type Cents = number;

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * Parses an amount of euros such as `17.85`, `17,85`, `17,8` or `30`.
 *
 * @returns the amount in cents; null if the text is not a plain, non-negative amount with at most two decimals (a
 *   sign, a thousands separator or a third decimal is refused, not guessed at).
 */
export function parseEuro(text: string): Cents | null {
  const match = AMOUNT.exec(text.trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Formats cents as a decimal with a dot and two places, `1785` -> `17.85`, for files and calls. */
export function toDecimal(cents: Cents): string {
  const whole = Math.abs(cents);
  const rest = whole % 100;
  return `${cents < 0 ? '-' : ''}${(whole - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

/** Formats cents for people, `123456` -> `1.234,56 €` (no-break space before the sign). */
export function formatEuro(cents: Cents): string {
  const decimal = toDecimal(cents);
  const whole = decimal.slice(0, -3).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return withUnit(`${whole},${decimal.slice(-2)}`, '€');
}

/**
 * A share of an amount in percent, rounded half up to the cent: the one rounding rule of the product.
 *
 * @param cents non-negative amount in cents
 * @param percent whole percent, for example 119 for the gross of a net amount at 19 % VAT
 */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.floor((cents * percent + 50) / 100);
}

/**
 * An amount raised or lowered by a percentage, rounded half up to the cent.
 *
 * @param cents non-negative amount in cents
 * @param hundredths hundredths of a percent, 250 for 2,5 % more, -250 for 2,5 % less; at least -10000
 */
export function changedBy(cents: Cents, hundredths: number): Cents {
  return Math.floor((cents * (10_000 + hundredths) + 5000) / 10_000);
}

/** The message for a text of a field that is no amount. */
export function noAmount(label: string, typed: string): string {
  return `${label}: „${typed.slice(0, 20)}“ ist kein Betrag. Bitte nur Ziffern, Komma oder Punkt.`;
}
