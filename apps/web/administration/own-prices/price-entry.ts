import { MOST_PRICE_CHARACTERS } from '#institution/domain';

/** The text of a price field after an entry, with the caret behind what was entered; or why it is refused. */
export type PriceEntry =
  | { readonly text: string; readonly caret: number; readonly refused?: undefined }
  | { readonly refused: string };

/** The selected part of a field. */
interface Selection {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What typing or pasting into a price field gives: at most 8 characters of digits with one comma or dot (access
 * specification, section 5, 'Price input'). Nothing is cut off: half a price would be another price.
 *
 * @param entered as typed; a pasted amount may have a currency sign, spaces and separators of thousands
 */
export function priceEntry({ value, start, end }: Selection, entered: string): PriceEntry {
  const text = entered.length > 1 ? bareAmount(entered) : entered;
  if (/[^\d.,]/.test(text)) return { refused: 'Hier passen nur Ziffern und ein Komma oder Punkt.' };
  const next = value.slice(0, start) + text + value.slice(end);
  if (/[.,].*[.,]/.test(next)) return { refused: 'Hier passt nur ein Komma oder Punkt.' };
  if (next.length > MOST_PRICE_CHARACTERS)
    return { refused: `Hier passen höchstens ${MOST_PRICE_CHARACTERS} Zeichen.` };
  return { text: next, caret: start + text.length };
}

/** `1.234,56 €` as `1234,56`, `1,234.56` as `1234.56`. */
function bareAmount(pasted: string): string {
  const bare = pasted.replaceAll(/€|EUR|[\s'’]/gi, '');
  const isGrouped = /^\d{1,3}(\.\d{3})+,\d{1,2}$|^\d{1,3}(,\d{3})+\.\d{1,2}$/.test(bare);
  return isGrouped ? bare.replaceAll(/[.,](?=\d{3})/g, '') : bare;
}
