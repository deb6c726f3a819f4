import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** `useLayoutEffect`, which has nothing to do on the server and warns there. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Gives an element the focus together with what is drawn: on a slow computer it would come a moment later, and take the
 * keys away from whoever has begun to type meanwhile.
 *
 * @param on each new one is a new reason to take it
 * @param wanted whether it is taken then
 */
export function useFocus<E extends HTMLElement>(on: unknown = null, wanted = true): RefObject<E> {
  const element = useRef<E>(null);
  useIsomorphicLayoutEffect(() => {
    if (wanted) element.current?.focus();
  }, [on]);
  return element;
}
