import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { focusHeading } from './use-focus.ts';

/** Props and ref that keep a dialog element modal while it is on the page. */
interface Modal {
  readonly ref: RefObject<HTMLDialogElement>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
}

/** The element focused before dialogs that closed as another one opened. */
let owed: HTMLElement | null = null;

/** Restores the focus where the browser could not: of dialogs that close together it closes the lower one first. */
function giveBack(before: HTMLElement | null): void {
  if (document.querySelector(':modal')) owed ??= before;
  else {
    // Calling focus() on a removed element does nothing, so the other one keeps the focus.
    if (document.activeElement === document.body) {
      owed?.focus();
      before?.focus();
    }
    // What opened the dialog is gone, a row that it has deleted, or the page itself opened it.
    if (document.activeElement === document.body) focusHeading();
    owed = null;
  }
}

/** Shows a dialog from its beginning. If what the browser focuses lies further down, the heading takes the focus. */
function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const heading = dialog.querySelector('h2');
  if (dialog.scrollTop === 0 || heading === null) return;
  heading.tabIndex = -1;
  heading.focus();
  dialog.scrollTop = 0;
}

/**
 * Opens the browser's own modal dialog: it traps and restores the focus, and Escape requests closing.
 *
 * @param onClose called for Escape; the caller then stops rendering the dialog
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // Close the dialog before the element is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement as HTMLElement | null;
    if (dialog !== null && !dialog.open) open(dialog);
    return () => {
      dialog?.close();
      queueMicrotask(() => giveBack(before));
    };
  }, []);
  const onCancel = (event: SyntheticEvent) => {
    // React passes on the events of a dialog within this one.
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };
  // A second Escape closes the dialog unconditionally, without a cancel event. While it is still rendered, it reopens,
  // and the caller decides as for the first.
  const onForcedClose = () => {
    const dialog = ref.current;
    if (!dialog?.isConnected || dialog.open) return;
    dialog.showModal();
    onClose();
  };
  return { ref, onCancel, onClose: onForcedClose };
}
