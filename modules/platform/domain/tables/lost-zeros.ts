import type { FileRow } from './read-table.ts';
import { stands } from './sheet-traces.ts';
import type { Steps } from './steps.ts';
import type { StoredRows } from './stored-rows.ts';
import { columnsOf, type TableFault, type TableRow, type TableShape, valueIn } from './table-shape.ts';

/** Rows that are looked at in one step. */
const A_STEP = 200;
/** So many codes of a table, and this share of them, have to have one length before a shorter one is doubted. */
const FEWEST = 10;
const SHARE = 0.9;

const DIGITS = /^\d+$/;
const WITHOUT_ZERO = /^[1-9]\d*$/;

/**
 * Codes whose leading zero a spreadsheet has taken for nothing: one with the zero is stored, or nearly all others are
 * longer. Doubts: a shorter code may be right.
 */
export function* lostZeros<Row extends TableRow>(
  shape: TableShape<Row>,
  file: readonly FileRow<Row>[],
  stored: StoredRows<Row>,
): Steps<readonly TableFault[]> {
  const doubts: TableFault[] = [];
  for (const [column, { label, content, text }] of columnsOf(shape)) {
    if (content !== 'code') continue;
    const textOf = (row: Row): string => {
      const value = valueIn(row, column);
      return value === undefined ? '' : text(value);
    };
    const present = yield* each(stored.all, ({ row }) => textOf(row));
    const texts = yield* each(file, ({ row }) => textOf(row));
    const known = new Set(present);
    const zeroed = new Map(present.flatMap((code) => (/^0\d/.test(code) ? [[trimmed(code), code]] : [])));
    const length = usualLength(present) ?? usualLength(texts);
    for (const [index, code] of texts.entries()) {
      if (!WITHOUT_ZERO.test(code) || known.has(code)) continue;
      const whole = zeroed.get(code);
      const cause =
        whole === undefined
          ? `Die führende Null kann fehlen; die meisten haben ${length} Ziffern.`
          : `Gespeichert ist ${whole}, die führende Null kann fehlen.`;
      const { line, sheetRow } = file[index] as FileRow<Row>;
      if (whole !== undefined || (length !== null && code.length < length))
        doubts.push({
          ...{ line, column, kind: 'zero', message: `${stands(label, code)} ${cause}` },
          ...(sheetRow !== undefined && { sheetRow }),
        });
    }
  }
  return doubts;
}

const trimmed = (code: string): string => code.replace(/^0+/, '');

function* each<Item>(items: readonly Item[], textOf: (item: Item) => string): Steps<readonly string[]> {
  const texts: string[] = [];
  for (const item of items) {
    texts.push(textOf(item));
    if (texts.length % A_STEP === 0) yield;
  }
  return texts;
}

/** The length that nearly all codes of digits have; null where they differ, or are few. */
function usualLength(codes: readonly string[]): number | null {
  const lengths = codes.flatMap((code) => (DIGITS.test(code) ? [code.length] : []));
  const counts = [...Map.groupBy(lengths, (length) => length)].map(
    ([length, alike]) => [length, alike.length] as const,
  );
  const [length, count] = counts.reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0] as const);
  return lengths.length >= FEWEST && count >= lengths.length * SHARE ? length : null;
}
