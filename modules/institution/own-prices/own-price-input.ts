import * as z from 'zod/mini';
import { type Cents, parseEuro, seenVersion } from '#platform/domain';

/** Maximum length of a price (access specification, section 5). */
export const MOST_PRICE_CHARACTERS = 8;
/** The largest price of that length with two decimals: 99999.99. */
export const MAX_PRICE = 9_999_999;
/** Far above the sizes of any catalogue. */
const MOST_PRICES = 20_000;

/** A parsed price: cents, or null for none; or a German error message. */
export type ReadOwnPrice =
  | { readonly cents: Cents | null; readonly fault?: undefined }
  | { readonly cents?: undefined; readonly fault: string };

/**
 * Parses an own gross price such as `9,95` or `9.95`; an empty text means none (access specification, section
 * 5, 'Price input').
 */
export function readOwnPrice(typed: string): ReadOwnPrice {
  const text = typed.trim();
  if (text === '') return { cents: null };
  if (/[^\d.,]/.test(text)) return { fault: 'Erlaubt sind Ziffern und ein Komma oder Punkt, wie 9,95.' };
  if (/[.,].*[.,]/.test(text))
    return { fault: 'Nur ein Komma oder Punkt, auch bei Tausendern: 1234,56 statt 1.234,56.' };
  if (text.length > MOST_PRICE_CHARACTERS)
    return { fault: `Höchstens ${MOST_PRICE_CHARACTERS} Zeichen, das sind bis zu 99999,99 €.` };
  if (/^[.,]/.test(text)) return { fault: 'Vor dem Komma fehlt eine Ziffer, wie 0,50.' };
  if (/[.,]$/.test(text)) return { fault: 'Nach dem Komma fehlen die Cent, wie 12,00.' };
  const cents = parseEuro(text);
  if (cents === null) return { fault: 'Höchstens zwei Stellen nach dem Komma, wie 9,95.' };
  if (cents > MAX_PRICE) return { fault: 'Höchstens 99999,99 €.' };
  return { cents };
}

/** The price of one size; null for none. JSON numbers are refused: they may have been rounded already. */
export const ownPriceText = z.transform((given: unknown, context): Cents | null => {
  const read =
    typeof given === 'string' ? readOwnPrice(given) : { fault: 'Bitte einen Text angeben, wie "9.95".' };
  if (read.fault === undefined) return read.cents;
  context.issues.push({ code: 'custom', message: read.fault, input: given });
  return z.NEVER;
});

/** Prices by size id; null removes one. A hand-written parser, because an issue of a zod record does not name its key. */
const prices = z.transform((given: unknown, context): ReadonlyMap<string, Cents | null> => {
  const refuse = (message: string, path: string[] = []) =>
    context.issues.push({ code: 'custom', path, message, input: given });
  const read = new Map<string, Cents | null>();
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    refuse('Bitte ein Objekt mit den Preisen angeben.');
    return read;
  }
  const entries = Object.entries(given);
  if (entries.length > MOST_PRICES) refuse(`Mehr als ${MOST_PRICES} Preise lassen sich nicht speichern.`);
  else
    for (const [sizeId, text] of entries) {
      const price = ownPriceText.safeParse(text);
      if (!/^[1-9]\d{0,8}$/.test(sizeId)) refuse('Keine gültige Nummer einer Größe.', [sizeId]);
      else if (price.success) read.set(sizeId, price.data);
      else refuse(price.error.issues[0]?.message ?? 'Ungültig.', [sizeId]);
    }
  return read;
});

/** Input of a write to own prices: clear all, or the changed ones. */
export const ownPricesInput = z.strictObject({
  /** Of the prices as a whole. */
  version: seenVersion,
  prices,
});

export type OwnPricesInput = z.output<typeof ownPricesInput>;
