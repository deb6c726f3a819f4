/**
 * Does a thing at once, or, while a mouse button or a finger presses something, after that: what appears in between
 * would move the pressed button away from under the finger, and the press would come to nothing.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // The click comes with the release; first that.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
