import type { MouseEvent } from 'react';

/** What a press on it already does something. */
const OWN_PRESS = 'a, button, input, label, select, summary, textarea';

/**
 * Opens a row by a press anywhere on it, for the mouse: the link or button of its first cell is the way there by
 * keyboard, and is pressed in its place, with the same modifier keys.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || target.closest(OWN_PRESS) !== null) return;
  // Somebody is copying a part of the row.
  if (window.getSelection()?.isCollapsed === false) return;
  const way = target.closest('tr')?.querySelector<HTMLElement>(':scope > :first-child .link-button');
  if (!way) return;
  // A dialog gives the focus back to where it was, and nothing of a row has it.
  way.focus({ preventScroll: true });
  way.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
