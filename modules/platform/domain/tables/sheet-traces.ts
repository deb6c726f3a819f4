import { dateIn } from './sheet-dates.ts';

/** What the cells of a column are; left out, words. A size, a hip or a house number is a measure. */
export type CellContent = 'code' | 'measure' | 'telephone' | 'date';

/** What a spreadsheet has done to a cell. */
type Trace = 'error' | 'narrow' | 'scientific' | 'date' | 'rounded' | 'telephone' | 'filled';

/** What the cell of a column shows of a spreadsheet. */
export interface SheetTrace {
  readonly kind: Trace;
  /** What was meant is lost; otherwise it may be right. */
  readonly isRefused: boolean;
  /** German, in one sentence. */
  readonly message: string;
}

/** A formula's error, as Excel and LibreOffice write it in German and English. */
const ERROR = /^(?:#(?:N\/?[AV]|[A-ZÄÖÜ][A-ZÄÖÜ\d/_]*[!?])|(?:Err|Fehler):\d{3})$/i;
const NARROW = /^#{2,}$/;
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+E[+-]?|E\+)\d{1,3}$/i;
/** A long number whose last digits were lost in `4,50E+12`. */
const ROUNDED = /^[1-9]\d{3,}0{5,}$/;
/** Somebody who types a number puts a blank, a stroke or the zero. */
const WITHOUT_ZERO = /^[1-9]\d{5,}$/;

const LOST: Readonly<Record<Trace, string>> = {
  error: 'Das ist ein Fehler der Tabellenkalkulation, kein Wert.',
  narrow: 'Die Spalte der Tabellenkalkulation war zu schmal.',
  scientific: 'Die Tabellenkalkulation hat die Nummer gekürzt. Bitte formatieren Sie die Spalte als Text.',
  date: 'Die Tabellenkalkulation hat daraus ein Datum gemacht. Bitte formatieren Sie die Spalte als Text.',
  rounded: 'Die Tabellenkalkulation hat die letzten Ziffern durch Nullen ersetzt.',
  telephone: 'Die führende Null fehlt.',
  filled: 'Die führende Null fehlt.',
};
const DOUBTED: Readonly<Partial<Record<Trace, string>>> = {
  date: 'Die Tabellenkalkulation kann daraus ein Datum gemacht haben.',
  rounded: 'Die Tabellenkalkulation kann die letzten Ziffern durch Nullen ersetzt haben.',
  telephone: 'Die führende Null kann fehlen.',
  filled: 'Die führende Null fehlt und wird ergänzt.',
};

/**
 * What a spreadsheet has done to a cell; null where nothing shows. It is refused where the column cannot have it, and
 * doubted where it may be right.
 *
 * @param cell without blanks around it
 * @param value its text once it was read; null where the column refuses it
 */
export function sheetTrace(
  cell: string,
  value: string | null,
  { label, content }: { readonly label: string; readonly content?: CellContent | undefined },
): SheetTrace | null {
  const found = traceIn(cell, value, content);
  if (found === null) return null;
  const [kind, isNever] = found;
  const isRefused = isNever || value === null;
  const cause = (isRefused ? undefined : DOUBTED[kind]) ?? LOST[kind];
  return { kind, isRefused, message: `${stands(label, cell)} ${cause}` };
}

/** How a message about a cell begins. */
export const stands = (label: string, cell: string): string =>
  `„${label}“ steht als ${cell.slice(0, 20)} in der Datei:`;

function traceIn(
  cell: string,
  value: string | null,
  content: CellContent | undefined,
): readonly [kind: Trace, isNever: boolean] | null {
  if (NARROW.test(cell)) return ['narrow', true];
  if (ERROR.test(cell)) return ['error', true];
  if (SCIENTIFIC.test(cell)) return ['scientific', true];
  const date = content === 'date' ? null : dateIn(cell);
  if (date !== null) return ['date', date === 'certain' && content !== undefined];
  if (content === 'code' && ROUNDED.test(cell)) return ['rounded', false];
  if (content === 'telephone' && WITHOUT_ZERO.test(cell)) return ['telephone', false];
  if (value !== null && /^\d+$/.test(cell) && isFilled(cell, value)) return ['filled', false];
  return null;
}

const isFilled = (cell: string, value: string) =>
  value.length > cell.length && value === cell.padStart(value.length, '0');
