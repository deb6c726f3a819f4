/** At which end of the page to begin. */
interface Walk {
  readonly from: 'start' | 'end';
  /** More stops than that are not looked at: lists go on in the same way. */
  readonly most?: number;
}

/**
 * Moves the focus through a page and names the stops above which something lies (WCAG 2.4.11): a bar that stays in sight,
 * or the edge of the window. Runs in the page, after a key was pressed there.
 */
export async function coversOfFocus({
  from,
  most,
}: Walk): Promise<{ readonly stops: number; readonly covered: readonly string[] }> {
  const modals = document.querySelectorAll('dialog:modal');
  const modal = [...modals].at(-1) ?? document.body;
  const bars = [...modal.querySelectorAll('*')].filter((element) =>
    ['sticky', 'fixed'].includes(getComputedStyle(element).position),
  );
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent ?? '').slice(0, 40)}`;

  function coverOf(focused: Element): string | null {
    const small = (rect: DOMRect) => rect.width < 4 || rect.height < 4;
    const own = focused.getBoundingClientRect();
    const rect = small(own) ? (focused.closest('label') ?? focused).getBoundingClientRect() : own;
    // What lies outside of the window covers nothing. Of a panel higher than half of it a bar hides no more than an edge.
    const top = Math.max(rect.top, 0);
    const bottom = Math.min(rect.bottom, innerHeight);
    const hidden = rect.height > innerHeight / 2 ? (bottom - top) / 2 : 1;
    const overlap = (other: DOMRect) =>
      Math.min(rect.right, other.right) - Math.max(rect.left, other.left) > 1 &&
      Math.min(bottom, other.bottom) - Math.max(top, other.top) > hidden;
    if (!overlap(new DOMRect(0, 0, innerWidth, innerHeight))) return 'the edge of the window';
    // The row below a head that stays in sight lies under it: where both meet, what is painted first covers nothing.
    const liesAbove = (bar: Element) => {
      const other = bar.getBoundingClientRect();
      const x = (Math.max(rect.left, other.left) + Math.min(rect.right, other.right)) / 2;
      const y = (Math.max(top, other.top) + Math.min(bottom, other.bottom)) / 2;
      const painted = document.elementsFromPoint(x, y);
      const at = painted.findIndex((element) => focused.contains(element));
      return at < 0 || painted.slice(0, at).some((element) => bar.contains(element));
    };
    const cover = bars.find((bar) => {
      if (bar.contains(focused) || focused.contains(bar)) return false;
      const { pointerEvents, visibility } = getComputedStyle(bar);
      const isSolid = pointerEvents !== 'none' && visibility === 'visible';
      return isSolid && overlap(bar.getBoundingClientRect()) && liesAbove(bar);
    });
    return cover === undefined ? null : name(cover);
  }

  function stopsOf(): readonly Element[] {
    const all = [
      ...modal.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]'),
    );
    return (from === 'end' ? all.toReversed() : all).slice(0, most);
  }

  const covered: string[] = [];
  let stops = 0;
  for (const element of stopsOf()) {
    (element as HTMLElement).focus();
    // The product moves the screen in the next picture, before this is called.
    await new Promise(requestAnimationFrame);
    // Of radio buttons only one is a stop, and a link to the content is seen only while it has the focus.
    if (document.activeElement !== element) continue;
    stops += 1;
    const cover = coverOf(element);
    if (cover !== null) covered.push(`from ${from}: ${name(element)} under ${cover}`);
  }
  return { stops, covered };
}
