import * as z from 'zod/mini';
import { type Cents, parseEuro } from '#platform/domain';

/** Characters of a price (access specification, section 5). */
const MOST_CHARACTERS = 8;
/** What fits into so many characters with its two decimals, as a call gives it: 99999.99. */
const MAX_PRICE = 9_999_999;
/** Far above the sizes of any catalogue. */
const MOST_PRICES = 20_000;

/** A price as somebody types it: in cents, null where none is wanted; or what is wrong with it, in German. */
export type ReadOwnPrice =
  | { readonly cents: Cents | null; readonly fault?: undefined }
  | { readonly cents?: undefined; readonly fault: string };

/**
 * Reads an own gross price such as `9,95` or `9.95`; nothing typed means that there is none (access specification,
 * section 5, 'Price input').
 */
export function readOwnPrice(typed: string): ReadOwnPrice {
  const text = typed.trim();
  if (text === '') return { cents: null };
  if (/[^\d.,]/.test(text)) return { fault: 'Erlaubt sind Ziffern und ein Komma oder Punkt, wie 9,95.' };
  if (/[.,].*[.,]/.test(text))
    return { fault: 'Nur ein Komma oder Punkt, auch bei Tausendern: 1234,56 statt 1.234,56.' };
  if (text.length > MOST_CHARACTERS)
    return { fault: `Höchstens ${MOST_CHARACTERS} Zeichen, das sind bis zu 99999,99 €.` };
  if (/^[.,]/.test(text)) return { fault: 'Vor dem Komma fehlt eine Ziffer, wie 0,50.' };
  if (/[.,]$/.test(text)) return { fault: 'Nach dem Komma fehlen die Cent, wie 12,00.' };
  const cents = parseEuro(text);
  if (cents === null) return { fault: 'Höchstens zwei Stellen nach dem Komma, wie 9,95.' };
  if (cents > MAX_PRICE) return { fault: 'Höchstens 99999,99 €.' };
  return { cents };
}

/** The price of one size; null where none is wanted. A number is none: it would be rounded before it is seen. */
export const ownPriceText = z.transform((given: unknown, context): Cents | null => {
  const read =
    typeof given === 'string' ? readOwnPrice(given) : { fault: 'Bitte einen Text angeben, wie "9.95".' };
  if (read.fault === undefined) return read.cents;
  context.issues.push({ code: 'custom', message: read.fault, input: given });
  return z.NEVER;
});

/** Prices by size id. Read by hand: an issue of a record does not say at which key it is. */
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

/** Own prices as they are saved: all of them, or those that change. */
export const ownPricesInput = z.strictObject({
  /** That of the prices somebody has seen. A screen always says it; a call that does not overwrites. */
  version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
  prices,
});

/** What is given to be saved: texts as people type them, by size id; an empty one takes the price away. */
export interface OwnPricesInput {
  readonly version?: number | undefined;
  readonly prices: Readonly<Record<string, string>>;
}
