/** Scrolls to a question or field, unfolded if need be, and focuses its answer, or its first control. */
export function focusField(elementId: string): void {
  const element = document.getElementById(elementId);
  const fold = element?.closest('details');
  if (fold) fold.open = true;
  const control =
    element?.querySelector<HTMLElement>('input:checked') ??
    element?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select)') ??
    element?.querySelector<HTMLElement>('input, textarea, select');
  control?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
