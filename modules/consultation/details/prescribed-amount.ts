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
const AMOUNT = new RegExp(`^(\\d{1,4})\\s*${PIECES}?\\s*(?:(${DAY})|${MONTH})?$`);

/**
 * Pieces a month of a prescribed amount as it was noted: `90`, `90 Stück`, `90 Stk. im Monat`, `3 Stück am Tag`. Null for
 * anything else, such as packs or a whole quarter: nothing is guessed.
 */
export function prescribedPieces(text: string | undefined): number | null {
  const [, figure, daily] = AMOUNT.exec((text ?? '').trim().toLowerCase()) ?? [];
  if (figure === undefined) return null;
  return daily === undefined ? Number(figure) : Number(figure) * DAYS_PER_MONTH;
}

/**
 * Where the supply is not the prescribed amount. Packs are whole: as many pieces as the prescription asks for, rounded up
 * to a pack, are what it asks for. Null where the two cannot be compared.
 *
 * @param supply what is supplied of the prescribed kind of product
 */
export function amountDeparture(
  { basis, prescribedAmount }: DocumentDetails,
  supply: readonly SuppliedPacks[],
): AmountDeparture | null {
  const prescribed = basis === 'prescription' ? prescribedPieces(prescribedAmount) : null;
  if (prescribed === null || supply.length === 0) return null;
  const supplied = supply.reduce((sum, { packs, pieces }) => sum + packs * pieces, 0);
  const pack = Math.max(...supply.map(({ pieces }) => pieces));
  return supplied < prescribed || supplied - prescribed >= pack ? { prescribed, supplied } : null;
}
