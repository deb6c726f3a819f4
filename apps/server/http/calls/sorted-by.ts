const GERMAN = new Intl.Collator('de', { numeric: true });

/** Rows by one of their fields, as German sorts texts and numbers within them; what is equal keeps its order. */
export function sortedBy<Field extends string, Row extends Readonly<Record<Field, string | number>>>(
  field: Field,
  rows: readonly Row[],
): Row[] {
  return rows.toSorted((a, b) => GERMAN.compare(String(a[field]), String(b[field])));
}
