/** Characters that one cell may have: a quotation mark that is never closed ends there. */
const MAX_CELL = 100_000;

/** What a line of a file holds. A cell may go over several lines: then it is the first of them. */
export type CsvRow = {
  readonly line: number;
  /** As a spreadsheet counts: a cell over several lines is one row there, and empty rows count. */
  readonly sheetRow: number;
} & ({ readonly cells: readonly string[] } | { readonly fault: string });

const MARK = '"';
/** As codes: the row goes character by character where it has such a cell. */
const [QUOTE, SEMICOLON, BREAK] = [34, 59, 10];

const FAULT = 'Ein Anführungszeichen ist nicht geschlossen oder steht an falscher Stelle.';

/**
 * The rows of a text with `;` between cells, one at a time; rows without any text are left out. A cell in quotation
 * marks may hold `;`, line breaks and doubled quotation marks. Where the marks of a row do not fit together its first
 * line is named, and the reading goes on with the next one.
 */
export function* csvRows(text: string): Generator<CsvRow> {
  // Spreadsheets of old ended lines with a carriage return alone.
  const source = text.includes('\n') ? text : text.replaceAll('\r', '\n');
  let line = 1;
  let sheetRow = 1;
  for (let start = 0; start < source.length; ) {
    const lineEnd = endOfLine(source, start);
    const plain = withoutReturn(source.slice(start, lineEnd));
    const row = plain.includes(MARK) ? quotedRow(source, start) : { cells: plain.split(';'), end: lineEnd };
    if (row === null) yield { line, sheetRow, fault: FAULT };
    else if (row.cells.some(hasText)) yield { line, sheetRow, cells: row.cells };
    const end = row?.end ?? lineEnd;
    line += 1 + (end > lineEnd ? breaksIn(source, start, end) : 0);
    sheetRow += 1;
    start = end + 1;
  }
}

const hasText = (cell: string) => cell !== '';

function endOfLine(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end;
}

const withoutReturn = (text: string) => (text.endsWith('\r') ? text.slice(0, -1) : text);

function breaksIn(source: string, start: number, end: number): number {
  let count = 0;
  for (let at = source.indexOf('\n', start); at !== -1 && at < end; at = source.indexOf('\n', at + 1))
    count += 1;
  return count;
}

/** A row with quotation marks, and where it ends; null where they do not fit together. */
function quotedRow(source: string, start: number): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  for (let at = start; ; ) {
    if (source.charCodeAt(at) === QUOTE) {
      const cell = quotedCell(source, at);
      if (cell === null) return null;
      cells.push(cell.text);
      if (source.charCodeAt(cell.end) !== SEMICOLON) return { cells, end: cell.end };
      at = cell.end + 1;
      continue;
    }
    // All cells up to the next one that begins with a mark are plain.
    const end = endOfLine(source, at);
    const plain = source.slice(at, end);
    const mark = plain.indexOf(';"');
    // One by one: there may be more of them than a call takes arguments.
    for (const text of (mark === -1 ? withoutReturn(plain) : plain.slice(0, mark)).split(';'))
      cells.push(text);
    if (mark === -1) return { cells, end };
    at += mark + 1;
  }
}

interface Cell {
  readonly text: string;
  /** Of the `;` or line break behind it. */
  readonly end: number;
}

function quotedCell(source: string, start: number): Cell | null {
  let text = '';
  for (let from = start + 1; ; ) {
    const mark = source.indexOf(MARK, from);
    if (mark === -1 || mark - start > MAX_CELL) return null;
    text += source.slice(from, mark);
    if (source.charCodeAt(mark + 1) !== QUOTE) {
      const end = source.startsWith('\r\n', mark + 1) ? mark + 2 : mark + 1;
      const next = source.charCodeAt(end);
      return end >= source.length || next === SEMICOLON || next === BREAK ? { text, end } : null;
    }
    text += MARK;
    from = mark + 2;
  }
}
