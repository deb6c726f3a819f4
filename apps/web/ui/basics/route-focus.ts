import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { useIsomorphicLayoutEffect } from './use-focus.ts';

/**
 * Moves the focus to the heading of a page that was reached without loading the document anew, so that a
 * screen reader says where one is and the keyboard goes on from there. The first page keeps the browser's focus.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useIsomorphicLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (target === null) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
