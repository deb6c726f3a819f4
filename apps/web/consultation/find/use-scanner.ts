import { useEffect, useRef } from 'react';
import { type Burst, burstAfter, codeEnded } from './scan-keys.ts';
import { type FieldBefore, focusedField, giveBack } from './typed-field.ts';

/**
 * Hears a scanner that types, wherever the focus is; not while a dialog is open. What it types into a field is taken
 * out again.
 *
 * @param onCode gets the signs between two pauses that Enter or Tab ends; `torn` where some of them are missing
 * @param watch begins before the first sign, and returns what takes back the steps made since, and says whether there
 *   were any: a select takes each sign for a choice
 */
export function useScanner(onCode: (code: string) => void, watch: () => () => boolean): void {
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
