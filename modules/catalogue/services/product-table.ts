import Papa from 'papaparse';
import { DomainError } from '#platform/domain';
import { PRODUCT_COLUMNS, type ProductTableRow, productRowSchema } from '../domain/product-row.ts';

/**
 * Reads a whole product table (`;`, byte-order mark allowed, line breaks inside quotes).
 *
 * @throws DomainError `invalid` naming the line and column of everything that is wrong
 */
export function readProductTable(csv: string): ProductTableRow[] {
  const parsed = Papa.parse<Record<string, string>>(csv, {
    delimiter: ';',
    header: true,
    skipEmptyLines: true,
  });
  const missing = PRODUCT_COLUMNS.filter((column) => !parsed.meta.fields?.includes(column));
  if (missing.length > 0) {
    throw new DomainError('invalid', `In der Datei fehlen die Spalten: ${missing.join(', ')}.`);
  }
  const problems: string[] = parsed.errors.map((error) => `Zeile ${(error.row ?? 0) + 2}: ${error.message}`);
  const rows = parsed.data.flatMap((raw, index) => {
    const row = productRowSchema.safeParse(raw);
    if (row.success) return [row.data];
    problems.push(
      ...row.error.issues.map((issue) => `Datensatz ${index + 1}, ${issue.path.join('.')}: ${issue.message}`),
    );
    return [];
  });
  if (problems.length > 0) throw new DomainError('invalid', problems.join('\n'));
  return rows;
}
