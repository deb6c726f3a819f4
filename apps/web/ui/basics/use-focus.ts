import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** `useLayoutEffect` without the warning it causes on the server. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Focuses the heading of the page, where what had the focus is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * Focuses an element in the layout phase: on a slow computer a later focus would take the keyboard away from
 * someone already typing.
 *
 * @param on each new value focuses again
 * @param wanted whether to focus at all
 */
export function useFocus<E extends HTMLElement>(on: unknown = null, wanted = true): RefObject<E> {
  const element = useRef<E>(null);
  useIsomorphicLayoutEffect(() => {
    if (wanted) element.current?.focus();
  }, [on]);
  return element;
}
