import { sameName } from '#platform/domain';

/** A reference by id, because names may consist of digits. */
const ID = /^id:(\d{1,9})$/;

/** The id in a reference such as id:7; null for a name. */
function idIn(reference: string): number | null {
  const [, id] = ID.exec(reference) ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * The row that a reference names.
 *
 * @param what the kind of row, in words
 * @throws Error if there is none
 */
export function referred<Row extends { readonly id: number }>(
  rows: readonly Row[],
  reference: string,
  nameOf: (row: Row) => string | null,
  what: string,
): Row {
  const id = idIn(reference);
  const found = rows.find((row) => (id === null ? sameName(nameOf(row) ?? '', reference) : row.id === id));
  if (found !== undefined) return found;
  const hint = /^\d+$/.test(reference) ? ` (by its id: id:${reference})` : '';
  throw new Error(`There is no ${what} "${reference}"${hint}.`);
}
