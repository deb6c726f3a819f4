/** Puts the focus on the heading of the screen: the button that was pressed has gone from the page. */
export function focusScreen(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
