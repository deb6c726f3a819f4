/** Events that a screen or the browser may act on. */
const ACTS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'input',
  'change',
  'submit',
  'reset',
  'paste',
  'cut',
  'dragstart',
  'drop',
  'cancel',
] as const;

/**
 * Stops input that comes too late before any part of the screen sees it: a click that leads to the login must not
 * delete something first. The capture phase of the window comes first, so no screen listens there.
 *
 * @param isLate asked at each event
 * @returns stops holding
 */
export function holdInput(isLate: () => boolean): () => void {
  const hold = (event: Event) => {
    if (!isLate()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const act of ACTS) window.addEventListener(act, hold, { capture: true });
  return () => {
    for (const act of ACTS) window.removeEventListener(act, hold, { capture: true });
  };
}
