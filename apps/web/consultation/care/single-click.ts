import type { MouseEvent } from 'react';

/**
 * A handler for what takes something away, adds it or closes what lies under the pointer: of a double click only the
 * first counts, and its second reaches nothing, neither here nor what has come under the pointer since. The keyboard's
 * clicks count as none.
 */
export const onSingleClick = (act: () => void) => (event: Pick<MouseEvent, 'detail'>) => {
  if (event.detail > 1) return;
  if (event.detail === 1) swallowRest();
  act();
};

/** Keeps what is left of a double click from every control, until somebody clicks anew. */
function swallowRest(): void {
  const swallow = (later: globalThis.MouseEvent) => {
    if (later.detail > 1) {
      later.preventDefault();
      later.stopPropagation();
    } else window.removeEventListener('click', swallow, { capture: true });
  };
  // This click itself has passed the window already.
  window.addEventListener('click', swallow, { capture: true });
}
