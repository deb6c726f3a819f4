/** Query of `/cart?ansicht=vergleich`; survives reload and back navigation. */
export const COMPARISON = { ansicht: 'vergleich' };

/** Whether the calculator shows its proposals side by side. */
export function isComparison(search: URLSearchParams): boolean {
  return search.get('ansicht') === COMPARISON.ansicht;
}
