import { DAYS_PER_MONTH } from '../cart/line.ts';
import type { DocumentDetails } from './document-details.ts';

/** What a prescription asks for and what is supplied, in pieces a month, where one is not the other. */
export interface AmountDeparture {
  readonly prescribed: number;
  readonly supplied: number;
}

/** Pieces of a product that is supplied each month in whole packs. */
export interface SuppliedPacks {
  readonly packs: number;
  readonly pieces: number;
}

const PIECES = '(?:stück|stck\\.?|stk\\.?|st\\.?)';
const EACH = '(?:im|pro|je|/|\\bp\\.)\\s*';
const MONTH = `(?:${EACH}(?:monat|mon\\.?)|monatlich|mtl\\.?)`;
const DAY = `(?:(?:am|pro|je|/|\\bp\\.)\\s*tag|täglich|tgl\\.?)`;
const AMOUNT = new RegExp(`^(\\d{1,4})\\s*(${PIECES})?\\s*(?:(${DAY})|(${MONTH}))?$`);

const EACH_MONTH = new RegExp(`^(?:monat|${MONTH}|dauerverordnung|(?:für\\s+)?30\\s*tage)?$`);
const SEVERAL = /^(?:für\s+)?(\d{1,2})\s*(?:(monate?)|wochen?)$/;
const WEEKS_PER_MONTH = 4;

/** Fewer without a unit are rather packs, or changes a day. */
const LEAST_BARE_PIECES = 10;

/**
 * Pieces a month of a prescribed amount as it was noted: `90`, `90 Stück`, `90 Stk. im Monat`, `3 Stück am Tag`. Null for
 * anything else, such as packs: nothing is guessed.
 *
 * @param period what the amount is prescribed for, as it was noted; an amount a day or a month is the same in any period
 */
export function prescribedPieces(text: string | undefined, period?: string): number | null {
  const [, figure, unit, daily, monthly] = AMOUNT.exec(noted(text)) ?? [];
  if (figure === undefined) return null;
  const pieces = Number(figure);
  if (daily !== undefined) return pieces * DAYS_PER_MONTH;
  if (unit === undefined && pieces < LEAST_BARE_PIECES) return null;
  if (monthly !== undefined) return pieces;
  const months = monthsOf(period);
  // Rounded up, a part of a piece is neither lacking nor too much.
  return months === null ? null : Math.ceil(pieces / months);
}

/** The months of a period; null where that is not plain. A standing prescription is one for each month. */
function monthsOf(period: string | undefined): number | null {
  if (EACH_MONTH.test(noted(period))) return 1;
  const [, figure, months] = SEVERAL.exec(noted(period)) ?? [];
  if (figure === undefined || Number(figure) === 0) return null;
  return months === undefined ? Number(figure) / WEEKS_PER_MONTH : Number(figure);
}

const noted = (text: string | undefined) => (text ?? '').trim().toLowerCase();

/**
 * Where the supply is not the prescribed amount. Packs are whole: as many pieces as the prescription asks for, rounded up
 * to a pack, are what it asks for. Null where the two cannot be compared.
 *
 * @param supply what is supplied of the prescribed kind of product
 */
export function amountDeparture(
  { basis, prescribedAmount, prescribedPeriod }: DocumentDetails,
  supply: readonly SuppliedPacks[],
): AmountDeparture | null {
  const prescribed = basis === 'prescription' ? prescribedPieces(prescribedAmount, prescribedPeriod) : null;
  if (prescribed === null || supply.length === 0) return null;
  const supplied = supply.reduce((sum, { packs, pieces }) => sum + packs * pieces, 0);
  const pack = Math.max(...supply.map(({ pieces }) => pieces));
  return supplied < prescribed || supplied - prescribed >= pack ? { prescribed, supplied } : null;
}
