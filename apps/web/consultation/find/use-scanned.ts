import { scannedCode, sizeOfCode } from '#catalogue/domain';
import { useCare } from '../care/care-data.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import type { Choice } from './use-addition.ts';
import { useScanner } from './use-scanner.ts';

/** Longer ones are cut when they are shown. */
const SHOWN_SIGNS = 40;

const TORN = 'Der Code ist nicht ganz angekommen. Bitte scannen Sie ihn noch einmal.';

/** More signs than a code has; each is a step at most. */
const MOST_STEPS = 200;

/**
 * Hears a scanner, and finds the size that a code names.
 *
 * @returns takes a code that is read in another way
 */
export function useScanned(
  onFound: (choice: Choice) => void,
  onUnknown: (words: string) => void,
): (text: string) => void {
  const { catalogue } = useCare();
  const { getState, undo } = useDraftActions();
  const read = (text: string) => {
    if (text === 'torn') return onUnknown(TORN);
    const code = scannedCode(text);
    const named = code && sizeOfCode(catalogue, code);
    if (named) onFound({ ...named, scanned: true });
    else onUnknown(unknownInWords(code?.pzn ?? code?.gtin?.replace(/^0/, '') ?? null, text));
  };
  const watch = () => {
    const { cart } = getState().draft;
    return () => {
      const changed = getState().draft.cart !== cart;
      for (let step = 0; step < MOST_STEPS && getState().draft.cart !== cart; step += 1) undo();
      return changed;
    };
  };
  useScanner(read, watch);
  return read;
}

function unknownInWords(number: string | null, text: string): string {
  if (number !== null) return `Kein Produkt mit dieser Nummer im Katalog: ${number}`;
  return `Kein Produkt mit dieser Nummer. Der Code ist nicht lesbar: ${text.slice(0, SHOWN_SIGNS)}`;
}
