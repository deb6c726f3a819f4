const GERMAN = new Intl.Collator('de', { numeric: true });

/** Sorts rows by a field, in German order with numeric collation; stable. */
export function sortedBy<Field extends string, Row extends Readonly<Record<Field, string | number>>>(
  field: Field,
  rows: readonly Row[],
): Row[] {
  return rows.toSorted((a, b) => GERMAN.compare(String(a[field]), String(b[field])));
}
