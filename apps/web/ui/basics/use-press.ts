import { useState } from 'react';

/** What a click says of itself: the how manieth it is of a double click; 0 from the keyboard. */
type Press = { readonly detail?: number };

/**
 * Does the work of a press, unless that of a former one is under way or it is the second click of a double click.
 * Resolves once the work has ended; at once where the press is ignored.
 */
export type PressOnce = (work: () => unknown, event?: Press) => Promise<void>;

/** @param tell hears whether work is under way */
export function onePress(tell: (busy: boolean) => void): PressOnce {
  let isUnderWay = false;
  return async (work, event) => {
    if (isUnderWay || (event?.detail ?? 0) > 1) return;
    isUnderWay = true;
    tell(true);
    try {
      await work();
    } finally {
      isUnderWay = false;
      tell(false);
    }
  };
}

/**
 * One press is one act: the way by which forms and documents are sent, saved, printed and deleted. Not decided by state,
 * which is that of the last drawing: a second press in the same instant still sees that.
 */
export function usePress(): { readonly busy: boolean; readonly press: PressOnce } {
  const [busy, setBusy] = useState(false);
  const [press] = useState(() => onePress(setBusy));
  return { busy, press };
}
