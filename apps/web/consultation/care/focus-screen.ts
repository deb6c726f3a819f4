/** Moves the focus to the screen's heading after the pressed button has disappeared. */
export function focusScreen(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
