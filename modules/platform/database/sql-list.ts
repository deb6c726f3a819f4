import type { SqlEntityManager } from '@mikro-orm/sql';
import { filterTerm, type ListQuery, PAGE_SIZES, type Page } from '../domain/lists/list-query.ts';
import { isPostgres } from './engine.ts';

type Value = string | number;

/** A column of a list that the database sorts and filters. */
interface SqlColumn {
  /** SQL expression to sort by; null is last in both directions. */
  readonly sort: string;
  readonly nullable?: boolean;
  /** SQL expression of the shown text; null where none is shown. */
  readonly text?: string;
  /** In place of `text`, for one of few values: a condition for those whose words contain the text, or are it. */
  matches?(contains: (words: string) => boolean): string;
}

/** A list of one table or join. */
export interface SqlList<Column extends string> {
  readonly from: string;
  /** The table that has one row for each of the list's, whose columns `where` names: enough to count without a filter. */
  readonly counted: string;
  /** Condition for all rows, with its values. */
  readonly where: string;
  readonly values: readonly Value[];
  /** Unique expression, the last sort key. */
  readonly id: string;
  readonly columns: Readonly<Record<Column, SqlColumn>>;
}

/**
 * A page of a list, sorted, filtered and counted by the database; no more rows are read than are shown.
 *
 * @param select columns of the rows
 */
export async function sqlPage<Row, Column extends string>(
  em: SqlEntityManager,
  list: SqlList<Column>,
  query: ListQuery<Column>,
  select: string,
  pageSize = query.pageSize ?? PAGE_SIZES[0],
): Promise<Page<Row>> {
  const { conditions, values } = filterOf(em, list, query);
  const where = [list.where, ...conditions].join(' and ');
  const all = [...list.values, ...values];
  const [count]: { total: number | string }[] = await em.execute(
    `select count(*) as total from ${conditions.length === 0 ? list.counted : list.from} where ${where}`,
    all,
  );
  const total = Number(count?.total ?? 0);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / pageSize)));
  const order = orderOf(list, query);
  // Ids first: PostgreSQL would make the columns of the pages before it too.
  const shown = `select ${list.id} from ${list.from} where ${where} order by ${order} limit ? offset ?`;
  const rows: Row[] = await em.execute(
    `select ${select} from ${list.from} where ${list.id} in (${shown}) order by ${order}`,
    [...all, pageSize, (page - 1) * pageSize],
  );
  return { rows, total, page, pageSize };
}

/** A group of rows on a page of groups. */
interface ListGroup {
  readonly id: number;
  /** Its rows that match. */
  readonly count: number;
}

/**
 * A page of groups of rows, such as products of their sizes, each at the place of its first row that matches.
 *
 * @param group expression for the id of a row's group
 */
export async function sqlGroupPage<Column extends string>(
  em: SqlEntityManager,
  list: SqlList<Column>,
  group: string,
  query: ListQuery<Column>,
  pageSize = query.pageSize ?? PAGE_SIZES[0],
): Promise<Page<ListGroup>> {
  const { conditions, values } = filterOf(em, list, query);
  const where = [list.where, ...conditions].join(' and ');
  const all = [...list.values, ...values];
  const [counted]: { total: number | string }[] = await em.execute(
    `select count(distinct ${group}) as total from ${list.from} where ${where}`,
    all,
  );
  const total = Number(counted?.total ?? 0);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / pageSize)));
  const { sort: key, nullable } = list.columns[query.sort.column];
  const [first, direction] = query.sort.descending ? ['max', 'desc'] : ['min', 'asc'];
  const rows: { id: number; count: number | string }[] = await em.execute(
    `select ${group} as id, count(*) as count from ${list.from} where ${where} group by ${group}
     order by ${first}(${key}) ${direction}${nullable ? ' nulls last' : ''}, ${group} ${direction}
     limit ? offset ?`,
    [...all, pageSize, (page - 1) * pageSize],
  );
  return { rows: rows.map(({ id, count }) => ({ id, count: Number(count) })), total, page, pageSize };
}

function orderOf<Column extends string>({ columns, id }: SqlList<Column>, { sort }: ListQuery<Column>) {
  const { sort: key, nullable } = columns[sort.column];
  const direction = sort.descending ? 'desc' : 'asc';
  return `${key} ${direction}${nullable ? ' nulls last' : ''}, ${id} ${direction}`;
}

function filterOf<Column extends string>(
  em: SqlEntityManager,
  { columns }: SqlList<Column>,
  query: ListQuery<Column>,
) {
  const like = isPostgres(em) ? 'ilike' : 'like';
  const values: Value[] = [];
  const conditionOf = ({ text, matches }: SqlColumn, wanted: string, whole = false) => {
    if (matches !== undefined) return matches(containing(wanted, whole));
    const patterns = patternsOf(wanted, whole);
    values.push(...patterns);
    return `(${patterns.map(() => `${text} ${like} ? escape '!'`).join(' or ')})`;
  };
  const conditions: string[] = [];
  for (const [name, wanted] of Object.entries<string | undefined>(query.filters))
    if (wanted) {
      const { text, whole } = filterTerm(wanted);
      conditions.push(conditionOf(columns[name as Column], text, whole));
    }
  if (query.q !== '') {
    const each = Object.values<SqlColumn>(columns).map((column) => conditionOf(column, query.q));
    conditions.push(`(${each.join(' or ')})`);
  }
  return { conditions, values };
}

/** Whether words contain a typed text, or are it, ignoring case. */
function containing(wanted: string, whole: boolean): (words: string) => boolean {
  const text = wanted.normalize('NFC').toLocaleLowerCase('de').replaceAll(/\s+/g, ' ');
  return (words) => {
    const folded = words.toLocaleLowerCase('de').replaceAll(/\s+/g, ' ');
    return whole ? folded === text : folded.includes(text);
  };
}

/** Letters whose case is tried both ways; a text with more is compared in three spellings. */
const MOST_LETTERS = 4;

/**
 * Patterns for a typed text. SQLite ignores the case of ASCII letters only: the others are tried in both.
 */
function patternsOf(wanted: string, whole: boolean): readonly string[] {
  const text = wanted.normalize('NFC').replaceAll(/\s+/g, ' ');
  const lower = text.toLocaleLowerCase('de');
  const letters = [...lower].filter((letter) => upperOf(letter) !== letter && letter > '\u007f').length;
  let spellings = [''];
  if (letters > MOST_LETTERS) spellings = [...new Set([text, lower, [...lower].map(upperOf).join('')])];
  else
    for (const letter of lower) {
      const both = letter > '\u007f' ? [...new Set([letter, upperOf(letter)])] : [letter];
      spellings = spellings.flatMap((spelling) => both.map((each) => spelling + each));
    }
  const around = whole ? '' : '%';
  return spellings.map((spelling) => `${around}${spelling.replaceAll(/[!%_]/g, '!$&')}${around}`);
}

/** Not `SS`, which has another length. */
const upperOf = (letter: string) => (letter === 'ß' ? 'ẞ' : letter.toLocaleUpperCase('de'));
