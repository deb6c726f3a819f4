import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** What a dialog element needs to be modal for as long as it is on the page. */
interface Modal {
  readonly ref: RefObject<HTMLDialogElement>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
}

/** Had the focus before dialogs that closed as another one opened. */
let owed: HTMLElement | null = null;

/** Gives the focus back where the browser could not: of dialogs that close together it closes the lower one first. */
function giveBack(before: HTMLElement | null): void {
  if (document.querySelector(':modal')) owed ??= before;
  else {
    // One that is gone by now takes no focus from the other.
    if (document.activeElement === document.body) {
      owed?.focus();
      before?.focus();
    }
    owed = null;
  }
}

/**
 * Opens the browser's own modal dialog: focus is held and given back, Escape asks to close it.
 *
 * @param onClose called for Escape; the caller then stops showing the dialog
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before the element leaves the document: only then the browser gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement as HTMLElement | null;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      queueMicrotask(() => giveBack(before));
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  // A second Escape closes it without asking, whatever was said to the first one. What is still shown opens again.
  const reopen = () => {
    const dialog = ref.current;
    if (dialog?.isConnected && !dialog.open) dialog.showModal();
  };
  return { ref, onCancel, onClose: reopen };
}
