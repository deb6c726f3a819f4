import { useEffect, useRef } from 'react';
import { scannedCode, sizeOfCode } from '#catalogue/domain';
import { useCare } from '../care/care-data.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { type Burst, burstAfter, codeEnded } from './scan-keys.ts';
import type { Choice } from './use-addition.ts';

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

/**
 * Hears a scanner that types, wherever the focus is; not while a dialog is open. What it types into a field is taken
 * out again.
 *
 * @param onCode gets the signs between two pauses that Enter or Tab ends; `torn` where some of them are missing
 * @param watch begins before the first sign, and returns what takes back the steps made since, and says whether there
 *   were any: a select takes each sign for a choice
 */
function useScanner(onCode: (code: string) => void, watch: () => () => boolean): void {
  const burst = useRef<Burst | null>(null);
  const takeBack = useRef<() => boolean>(() => false);
  const before = useRef<FieldBefore | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, timeStamp, altKey, ctrlKey, metaKey, repeat, isComposing } = event;
      // With Alt or Ctrl a scanner types the separators of a code, which are not needed.
      if (altKey || ctrlKey || metaKey || key === 'Shift') return;
      if (key === 'Enter' || key === 'Tab') {
        const code = codeEnded(burst.current, timeStamp);
        burst.current = null;
        if (code === null) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const isUndone = takeBack.current();
        if (before.current !== null) giveBack(before.current, isUndone);
        onCode(code);
      } else if (
        key.length === 1 &&
        !repeat &&
        !isComposing &&
        document.querySelector('dialog[open]') === null
      ) {
        burst.current = burstAfter(burst.current, key, timeStamp);
        // A part that follows a pause is taken back with the one before it.
        if (burst.current.signs.length === 1 && !burst.current.isTorn) {
          before.current = focusedField();
          takeBack.current = watch();
        }
      } else burst.current = null;
    };
    // Before the screen's own listeners: the Enter of a code presses no button.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  });
}

type ValueField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field with what it held, so that it can be given back what a scanner has typed over. */
interface FieldBefore {
  readonly field: ValueField;
  readonly value: string;
}

/** The field that has the focus; null where typing changes none. */
function focusedField(): FieldBefore | null {
  const field = document.activeElement;
  const holdsText =
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  return holdsText ? { field, value: field.value } : null;
}

/**
 * Takes out of a field what has been typed since; React hears of it as of typing.
 *
 * @param isUndone whether what it had changed has been taken back already: then it hears of nothing
 */
function giveBack({ field, value }: FieldBefore, isUndone: boolean): void {
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (isUndone) return;
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}
