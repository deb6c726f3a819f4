import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether a table is no wider than the room for it; null until the page's scripts run. A table that fits scrolls with
 * the page and keeps its head in sight there; one that does not scrolls in a box of its own, in both directions.
 *
 * @param box the element around the table, as wide as the room
 */
export function useFits(box: RefObject<HTMLElement | null>): boolean | null {
  const [fits, setFits] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const table = box.current?.querySelector('table');
    const room = box.current?.parentElement;
    if (!table || !room) return;
    const measure = () => {
      setFits(table.offsetWidth <= room.clientWidth);
      // Scrolled sideways, the focus comes to rest beside the first column.
      const first = table.querySelector<HTMLElement>('thead th')?.offsetWidth ?? 0;
      box.current?.style.setProperty('--first-column', `${first}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(table);
    watch.observe(room);
    measure();
    return () => watch.disconnect();
  }, [box]);
  return fits;
}
