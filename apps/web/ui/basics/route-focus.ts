import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { useIsomorphicLayoutEffect } from './use-focus.ts';

/**
 * Moves the focus to the heading after a client-side navigation, so that screen readers announce the page and the
 * keyboard continues there. The first page keeps the browser's focus.
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
