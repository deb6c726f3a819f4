import { type RefObject, useEffect, useRef } from 'react';

const CONTROL = 'input, select, textarea';

/** Calls back when a form's controls are added, removed or renamed, for example with a list row. */
export function useControlsChange(form: RefObject<HTMLFormElement>, onChange: () => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (form.current === null) return;
    const holdsControl = (node: Node) =>
      node instanceof Element && (node.matches(CONTROL) || node.querySelector(CONTROL) !== null);
    const observer = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ type, target, addedNodes, removedNodes }) =>
        type === 'attributes' ? [target] : [...addedNodes, ...removedNodes],
      );
      if (nodes.some(holdsControl)) latest.current();
    });
    observer.observe(form.current, { childList: true, subtree: true, attributeFilter: ['name'] });
    return () => observer.disconnect();
  }, [form]);
}
