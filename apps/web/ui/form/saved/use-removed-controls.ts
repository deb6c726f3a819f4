import { useEffect } from 'react';

const CONTROL = 'input, select, textarea';

/**
 * Tells a form that controls were taken out of it, as with a row of a list. The library hears of those that come and
 * of those that are renamed; one that has gone belongs to no form any more.
 */
export function useRemovedControls(formId: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (form === null) return;
    const holdsControl = (node: Node) =>
      node instanceof Element && (node.matches(CONTROL) || node.querySelector(CONTROL) !== null);
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => [...removedNodes].some(holdsControl)))
        form.querySelector(CONTROL)?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    observer.observe(form, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [formId]);
}
