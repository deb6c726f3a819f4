import { useEffect } from 'react';

/** Custom property of the page: the height of the patient bar, below which the proposals stick. */
const PROPERTY = '--patient-bar';

/** Keeps the height of the patient bar, which a long name makes higher, where the style sheet finds it. */
export function useBarHeight(): void {
  useEffect(() => {
    const bar = document.querySelector('.patient-bar');
    if (bar === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty(PROPERTY, `${bar.getBoundingClientRect().height}px`),
    );
    watch.observe(bar);
    return () => {
      watch.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, []);
}
