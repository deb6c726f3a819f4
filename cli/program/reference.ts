import { isDomainError, sameName } from '#platform/domain';
import { withHint } from './hint.ts';

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
 * @param list the command that lists them
 * @throws Error if there is none, which names that command
 */
export function referred<Row extends { readonly id: number }>(
  rows: readonly Row[],
  reference: string,
  nameOf: (row: Row) => string | null,
  what: string,
  list: string,
): Row {
  const id = idIn(reference);
  const found = rows.find((row) => (id === null ? sameName(nameOf(row) ?? '', reference) : row.id === id));
  if (found !== undefined) return found;
  const hint = /^\d+$/.test(reference) ? ` (by its id: id:${reference})` : '';
  throw withHint(new Error(`There is no ${what} "${reference}"${hint}.`), list);
}

/**
 * Runs work that looks for something; where it does not exist, the failure names the command that lists what does.
 *
 * @param list such as `inko user list`
 */
export async function orList<Result>(list: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isDomainError(error) && error.code === 'not-found' ? withHint(error, list) : error;
  }
}
