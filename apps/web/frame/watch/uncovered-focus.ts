import { useEffect } from 'react';

/** Bars can overlap: each round uncovers the focused element from one of them. */
const ROUNDS = 4;
/** Pixels kept free around the focused element, for its outline. */
const ROOM = 12;

/**
 * Scrolls an element focused by keyboard out from under sticky and fixed bars, such as the save row (WCAG
 * 2.4.11). The browser scrolls to the caret of a field and ignores bars.
 */
export function useUncoveredFocus(): void {
  useEffect(() => {
    let byKey = false;
    let frame = 0;
    const onKey = () => {
      byKey = true;
    };
    // Scrolling after a pointer press would move the target away from it.
    const onPointer = () => {
      byKey = false;
    };
    const onFocus = () => {
      cancelAnimationFrame(frame);
      // After the browser's own scrolling.
      if (byKey) frame = requestAnimationFrame(uncover);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}

function uncover(): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return;
  // A control drawn by its label is treated as large as the label.
  const drawn = activeElement.clientHeight < ROOM ? activeElement.closest('label') : null;
  const target = drawn ?? activeElement;
  for (let round = 0; round < ROUNDS; round += 1) {
    const by = toMove(target);
    if (by === 0) return;
    scrollerOf(target).scrollBy({ top: by, behavior: 'instant' });
  }
}

/** Pixels to scroll; 0 if nothing covers the target. */
function toMove(target: Element): number {
  const { top, bottom, left, width } = target.getBoundingClientRect();
  const x = left + width / 2;
  const below = barAt(target, x, Math.min(bottom, innerHeight) - 2);
  const above = barAt(target, x, Math.max(top, 0) + 2);
  if (above !== null) {
    const bar = above.getBoundingClientRect();
    // A bar at the bottom covers even the start of the target.
    return bar.top > top ? bottom - bar.top + ROOM : top - bar.bottom - ROOM;
  }
  if (below === null) return 0;
  const by = bottom - below.getBoundingClientRect().top + ROOM;
  // Of a target taller than the room for it, the start stays visible.
  return Math.max(0, Math.min(by, top - ROOM));
}

/** The sticky or fixed element that covers the target at a point. */
function barAt(target: Element, x: number, y: number): Element | null {
  const hit = document.elementFromPoint(x, y);
  if (hit === null || target.contains(hit) || hit.contains(target)) return null;
  for (let bar: Element | null = hit; bar !== null && !bar.contains(target); bar = bar.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(bar).position)) return bar;
  return null;
}

function scrollerOf(target: Element): Element {
  for (let element = target.parentElement; element !== null; element = element.parentElement)
    if (
      element.scrollHeight > element.clientHeight &&
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
    )
      return element;
  return document.scrollingElement ?? document.documentElement;
}
