import { useEffect } from 'react';

/** Marks the button or link that leads on from a screen, and names its key. */
export const WAY_ON = {
  'data-way-on': '',
  'aria-keyshortcuts': 'Control+Enter',
  title: 'Tastatur: Strg + Eingabe',
} as const;

/** Marks what comes first on a screen: Enter leads there from the heading. */
export const FIRST_STOP = { 'data-first-stop': '' } as const;

/**
 * Ctrl and Enter follow the screen's way on from wherever the focus is, so that a consultation by keyboard needs no
 * way through all that stands between. Enter alone leads from the heading, which has the focus on a new screen, to
 * what comes first there, else to the way on. Not while a dialog is open: it asks something of its own.
 */
export function useWayOnKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.altKey || event.shiftKey || event.repeat) return;
      if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      const way = document.querySelector<HTMLElement>('main [data-way-on]:not(:disabled)');
      if (!event.ctrlKey && !event.metaKey) {
        if (!(event.target as Element).matches('main h1')) return;
        const first = document.querySelector<HTMLElement>('main [data-first-stop]') ?? way;
        if (first === null) return;
        event.preventDefault();
        return first.focus();
      }
      if (way === null) return;
      event.preventDefault();
      // What is being typed counts: a field may take it over when it is left.
      way.focus();
      way.click();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
