import type { MouseEvent } from 'react';

/**
 * A click handler that ignores the second click of a double click, for buttons that remove, add or close
 * something. The second click reaches no other control that has moved under the pointer either. Keyboard clicks
 * are not affected.
 */
export const onSingleClick = (act: () => void) => (event: Pick<MouseEvent, 'detail'>) => {
  if (event.detail > 1) return;
  if (event.detail === 1) swallowRest();
  act();
};

/** Swallows the rest of a double click, until the next new click. */
function swallowRest(): void {
  const swallow = (later: globalThis.MouseEvent) => {
    if (later.detail > 1) {
      later.preventDefault();
      later.stopPropagation();
    } else window.removeEventListener('click', swallow, { capture: true });
  };
  // The click being handled has already passed the window.
  window.addEventListener('click', swallow, { capture: true });
}
