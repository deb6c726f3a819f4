import Papa from 'papaparse';
import { type ProductIds, RECOMMENDATION_KEYS, type RecommendationTable } from './recommendation-table.ts';

const COLUMNS = ['key', 'Artikelnummern'] as const;
const BYTE_ORDER_MARK = '\ufeff';
/** Length of product_size.artikelnummer. */
const NUMBER_MAX_LENGTH = 20;

/** What is wrong with a line of a file. */
export interface LineFault {
  readonly line: number;
  readonly column?: (typeof COLUMNS)[number];
  /** German. */
  readonly message: string;
}

/** A file as it was read. */
export interface ReadRecommendations {
  readonly table: RecommendationTable;
  /** Line of each key. */
  readonly lines: ReadonlyMap<string, number>;
  /** What cannot be used; those lines are not in the table. */
  readonly faults: readonly LineFault[];
}

/** Writes a table as a file for a spreadsheet: UTF-8 with a byte-order mark, a line for each key. */
export function recommendationCsv(table: RecommendationTable): string {
  const data = RECOMMENDATION_KEYS.flatMap((key) => {
    const numbers = table[key];
    // Blanks: a spreadsheet takes two numbers with a comma between them for one number with decimals.
    return numbers === undefined ? [] : [[key, numbers.join(' ')]];
  });
  const csv = Papa.unparse(
    { fields: [...COLUMNS], data },
    { delimiter: ';', newline: '\r\n', escapeFormulae: true },
  );
  return `${BYTE_ORDER_MARK}${csv}\r\n`;
}

/**
 * Reads such a file (`key;Artikelnummern`, the numbers joined by a comma or a blank). Every fault is named with
 * its line and column, and the other lines are read all the same.
 */
export function readRecommendationCsv(text: string): ReadRecommendations {
  const table: Record<string, readonly string[]> = {};
  const lines = new Map<string, number>();
  const faults: LineFault[] = [];
  // Line by line, as no cell of this table holds a line break: so each fault has the line an editor shows.
  const [head = '', ...rest] = text.replace(BYTE_ORDER_MARK, '').split(/\r\n|\n|\r/);
  if (cellsOf(head)?.join(';') !== COLUMNS.join(';')) {
    return {
      table,
      lines,
      faults: [{ line: 1, message: `Die erste Zeile muss „${COLUMNS.join(';')}“ sein.` }],
    };
  }
  for (const [index, content] of rest.entries()) {
    if (content.trim() === '') continue;
    const line = index + 2;
    const row = readRow(content, lines);
    if ('message' in row) faults.push({ line, ...row });
    else {
      table[row.key] = row.numbers;
      lines.set(row.key, line);
    }
  }
  return { table, lines, faults };
}

/** The Artikelnummern of a file that the catalogue does not have, line by line. */
export function unknownNumbers({ table, lines }: ReadRecommendations, ids: ProductIds): readonly LineFault[] {
  return Object.entries(table).flatMap(([key, numbers]) => {
    const unknown = numbers.filter((number) => !ids.has(number));
    const message = `Nicht im Katalog: ${unknown.join(', ')}.`;
    return unknown.length === 0 ? [] : [{ line: lines.get(key) ?? 0, column: 'Artikelnummern', message }];
  });
}

/** Where a fault is, for people. */
export function faultPlace({ line, column }: LineFault): string {
  return `Zeile ${line}${column === undefined ? '' : `, ${column}`}`;
}

type Row = { readonly key: string; readonly numbers: readonly string[] } | Omit<LineFault, 'line'>;

function readRow(content: string, lines: ReadonlyMap<string, number>): Row {
  const cells = cellsOf(content);
  if (cells?.length !== COLUMNS.length) {
    return { message: `Erwartet werden die zwei Spalten ${COLUMNS.join(' und ')}.` };
  }
  const [key = '', list = ''] = cells;
  if (!RECOMMENDATION_KEYS.includes(key)) {
    return { column: 'key', message: `„${key.slice(0, 40)}“ ist kein Schlüssel einer Empfehlung.` };
  }
  const earlier = lines.get(key);
  if (earlier !== undefined) return { column: 'key', message: `${key} steht schon in Zeile ${earlier}.` };
  const numbers = [...new Set(list.split(/[\s,]+/).filter((number) => number !== ''))];
  if (numbers.length === 0) {
    return { column: 'Artikelnummern', message: `Für ${key} ist keine Artikelnummer angegeben.` };
  }
  const tooLong = numbers.find((number) => number.length > NUMBER_MAX_LENGTH);
  if (tooLong !== undefined) {
    return {
      column: 'Artikelnummern',
      message: `„${tooLong.slice(0, 40)}“ hat mehr als ${NUMBER_MAX_LENGTH} Zeichen.`,
    };
  }
  return { key, numbers };
}

/** The cells of a line, without the apostrophe that guards a formula; null where a quotation mark is left open. */
function cellsOf(line: string): readonly string[] | null {
  const { data, errors } = Papa.parse<string[]>(line, { delimiter: ';' });
  if (errors.length > 0) return null;
  return (data[0] ?? []).map((cell) => cell.trim().replace(/^'(?=[=+\-@\t\r])/, ''));
}
