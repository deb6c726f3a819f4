import type { FocusEvent } from 'react';

/** Pixels between the first column and what has the focus. */
const GAP = 8;

/**
 * Scrolls what has the focus out from under the first column, which stays in sight. The browser heeds `scroll-padding`
 * for cells, but not for the links of a head that stays in sight as well.
 */
export function uncover({ currentTarget: box, target }: FocusEvent<HTMLElement>): void {
  const first = box.querySelector('thead th');
  const cell = target.closest('th, td');
  if (first === null || cell === null || cell === cell.parentElement?.firstElementChild) return;
  const covered = first.getBoundingClientRect().right - target.getBoundingClientRect().left;
  if (covered > 0) box.scrollLeft -= covered + GAP;
}
