/**
 * What of the window lies above what has the focus (WCAG 2.4.11): a bar that stays in sight, or the edge of the window.
 * Null where nothing does, or nothing has the focus.
 */
export async function coverOfFocus(): Promise<{
  readonly stop: string;
  readonly cover: string | null;
} | null> {
  // The screen moves in the next picture.
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused === document.documentElement) return null;
  const small = (rect: DOMRect) => rect.width < 4 || rect.height < 4;
  const own = focused.getBoundingClientRect();
  const rect = small(own) ? (focused.closest('label') ?? focused).getBoundingClientRect() : own;
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent ?? '').slice(0, 40)}`;
  const stop = `${name(focused)} ${focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? ''}`;
  // What lies outside of the window covers nothing. Of a panel higher than half of it a bar hides no more than an edge.
  const top = Math.max(rect.top, 0);
  const bottom = Math.min(rect.bottom, innerHeight);
  const hidden = rect.height > innerHeight / 2 ? (bottom - top) / 2 : 1;
  const overlap = (other: DOMRect) =>
    Math.min(rect.right, other.right) - Math.max(rect.left, other.left) > 1 &&
    Math.min(bottom, other.bottom) - Math.max(top, other.top) > hidden;
  if (!overlap(new DOMRect(0, 0, innerWidth, innerHeight))) return { stop, cover: 'the edge of the window' };
  const modal = focused.closest('dialog');
  const bars = [...(modal ?? document.body).querySelectorAll('*')].filter((element) => {
    const { position, pointerEvents, visibility } = getComputedStyle(element);
    return (
      ['sticky', 'fixed'].includes(position) &&
      pointerEvents !== 'none' &&
      visibility === 'visible' &&
      !element.contains(focused) &&
      !focused.contains(element)
    );
  });
  // The row below a head that stays in sight lies under it: where both meet, what is painted first covers nothing.
  const liesAbove = (bar: Element) => {
    const other = bar.getBoundingClientRect();
    const x = (Math.max(rect.left, other.left) + Math.min(rect.right, other.right)) / 2;
    const y = (Math.max(top, other.top) + Math.min(bottom, other.bottom)) / 2;
    const painted = document.elementsFromPoint(x, y);
    const at = painted.findIndex((element) => focused.contains(element));
    return at < 0 || painted.slice(0, at).some((element) => bar.contains(element));
  };
  const cover = bars.find((bar) => overlap(bar.getBoundingClientRect()) && liesAbove(bar));
  return { stop, cover: cover === undefined ? null : name(cover) };
}
