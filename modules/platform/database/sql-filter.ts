import type { SqlEntityManager } from '@mikro-orm/sql';
import { filterTerm, type ListQuery } from '../domain/lists/list-query.ts';
import { isPostgres } from './engine.ts';

export type Value = string | number;

/** A column of a list that the database sorts and filters. */
export interface SqlColumn {
  /** SQL expression to sort by; null is last in both directions. */
  readonly sort: string;
  readonly nullable?: boolean;
  /** SQL expression of the shown text; null where none is shown. */
  readonly text?: string;
  /** In place of `text`, for one of few values: a condition for those whose words contain the text, or are it. */
  matches?(contains: (words: string) => boolean): string;
  /** The table that the column is of; left out: the list's own. */
  readonly joined?: JoinedTable;
}

/**
 * A joined table, as a function that makes a condition on its columns one on the list's table: a search then looks
 * once at each row of it, however many rows of the list belong to that.
 */
export type JoinedTable = (condition: string) => string;

/** The conditions of a query, with the values of their placeholders. */
export function filterOf<Column extends string>(
  em: SqlEntityManager,
  columns: Readonly<Record<Column, SqlColumn>>,
  query: ListQuery<Column>,
): { readonly conditions: readonly string[]; readonly values: readonly Value[] } {
  const conditions: string[] = [];
  const values: Value[] = [];
  const holds = (text: string, wanted: string, whole?: boolean) => {
    const { sql, patterns } = textCondition(em, text, wanted, whole);
    values.push(...patterns);
    return sql;
  };
  for (const [name, wanted] of Object.entries<string | undefined>(query.filters))
    if (wanted) {
      const { text, whole } = filterTerm(wanted);
      const { matches, text: column = '', joined = itself } = columns[name as Column];
      conditions.push(joined(matches?.(containing(text, whole)) ?? holds(column, text, whole)));
    }
  if (query.q !== '') {
    const each = searchedTogether(Object.values<SqlColumn>(columns)).map(([joined, group]) => {
      const words = group.flatMap(({ matches }) => matches?.(containing(query.q, false)) ?? []);
      const texts = group.flatMap(({ matches, text }) => (matches || text === undefined ? [] : text));
      return joined([...words, ...(texts.length > 0 ? [holds(inLines(texts), query.q)] : [])].join(' or '));
    });
    conditions.push(`(${each.join(' or ')})`);
  }
  return { conditions, values };
}

const itself: JoinedTable = (condition) => condition;

/** Columns by their table; the list's own come last, because there are more of its rows. */
function searchedTogether(columns: readonly SqlColumn[]) {
  const groups = Map.groupBy(columns, ({ joined = itself }) => joined);
  return [...groups].toSorted(([a], [b]) => Number(a === itself) - Number(b === itself));
}

/** One text of several: a line break stands in no typed text, so that none is found across two of them. */
const inLines = (texts: readonly string[]) =>
  `(${texts.map((text) => `coalesce(${text}, '')`).join(` || '\n' || `)})`;

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
 * A condition for a text that contains a typed one, or is it, ignoring case.
 *
 * @param text SQL expression
 */
export function textCondition(
  em: SqlEntityManager,
  text: string,
  wanted: string,
  whole = false,
): { readonly sql: string; readonly patterns: readonly string[] } {
  const { spellings, isEvery } = spellingsOf(wanted);
  const around = whole ? '' : '%';
  const patterns = spellings.map((each) => `${around}${each.replaceAll(/[!%_]/g, '!$&')}${around}`);
  // By "C" PostgreSQL ignores the case of ASCII letters only, as SQLite does: five times as fast.
  const compared = !isPostgres(em) ? `${text} like` : isEvery ? `${text} collate "C" ilike` : `${text} ilike`;
  return { sql: `(${patterns.map(() => `${compared} ? escape '!'`).join(' or ')})`, patterns };
}

/** A typed text in the spellings that ignoring the case of ASCII letters does not cover; `isEvery` if those are all. */
function spellingsOf(wanted: string): { readonly spellings: readonly string[]; readonly isEvery: boolean } {
  const text = wanted.normalize('NFC').replaceAll(/\s+/g, ' ');
  const lower = text.toLocaleLowerCase('de');
  const letters = [...lower].filter((letter) => upperOf(letter) !== letter && letter > '\u007f').length;
  if (letters > MOST_LETTERS)
    return { spellings: [...new Set([text, lower, [...lower].map(upperOf).join('')])], isEvery: false };
  let spellings = [''];
  for (const letter of lower) {
    const both = letter > '\u007f' ? [...new Set([letter, upperOf(letter)])] : [letter];
    spellings = spellings.flatMap((spelling) => both.map((each) => spelling + each));
  }
  return { spellings, isEvery: true };
}

/** Not `SS`, which has another length. */
const upperOf = (letter: string) => (letter === 'ß' ? 'ẞ' : letter.toLocaleUpperCase('de'));
