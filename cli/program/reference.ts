import { sameName } from '#platform/domain';

/** How a row is named by its number: a name may be made of digits, too. */
const ID = /^id:(\d{1,9})$/;

/** The number in a reference such as id:7; null for one that is a name. */
function idIn(reference: string): number | null {
  const [, id] = ID.exec(reference) ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * The row that a reference names.
 *
 * @param what what people call such a row
 * @throws Error where there is none
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
