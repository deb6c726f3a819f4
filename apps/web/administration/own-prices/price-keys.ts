import { priceEntry } from './price-entry.ts';
import type { PriceSheet } from './price-sheet.ts';

/**
 * Lets the price fields take nothing but prices, typed, pasted or dropped, and says why something is refused. A
 * keyboard that composes texts cannot be held; what it enters is judged as any other text.
 *
 * @param table around the fields: one listener for thousands of them
 * @returns removes the listener
 */
export function takePriceEntries(table: HTMLElement, sheet: PriceSheet): () => void {
  const take = (event: InputEvent) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || event.isComposing) return;
    const id = field.dataset.price;
    const entered = event.data ?? event.dataTransfer?.getData('text/plain');
    if (id === undefined || entered == null || entered === '') return;
    const { value, selectionStart, selectionEnd } = field;
    const start = selectionStart ?? value.length;
    const entry = priceEntry({ value, start, end: selectionEnd ?? start }, entered);
    if (entry.refused !== undefined) {
      event.preventDefault();
      sheet.hint(id, entry.refused);
      return;
    }
    if (entry.text === value.slice(0, start) + entered + value.slice(selectionEnd ?? start)) return;
    // Pasted with a currency sign or separators of thousands.
    event.preventDefault();
    field.value = entry.text;
    field.setSelectionRange(entry.caret, entry.caret);
    sheet.type(id, entry.text);
  };
  table.addEventListener('beforeinput', take);
  return () => table.removeEventListener('beforeinput', take);
}
