/**
 * Runs `act` at once, or after the release if a mouse button or finger is down: content that appears in between
 * would move the pressed button away, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // The click fires with the release and goes first.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
