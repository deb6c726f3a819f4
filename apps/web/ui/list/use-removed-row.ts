import { type FocusEvent, useRef } from 'react';
import { focusHeading, useIsomorphicLayoutEffect } from '../basics/use-focus.ts';

/**
 * Handlers for the rows of a list: where the focused one is gone from newly loaded rows, the heading of the page takes
 * the focus, which would fall to the page otherwise.
 *
 * @param rows those shown
 */
export function useRemovedRow(rows: readonly unknown[]) {
  const focused = useRef<Element | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) focusHeading();
  }, [rows]);
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // React does not call it for what it removes.
    onBlur: () => {
      focused.current = null;
    },
  };
}
