const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet would take such a cell for a formula, also behind apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;

/** A cell without the apostrophe that guards a spreadsheet from a formula. */
export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** A file for a spreadsheet: UTF-8 with a byte-order mark, `;`, formulas guarded by an apostrophe. */
export function csvFile(rows: Iterable<readonly string[]>): string {
  let text = BYTE_ORDER_MARK;
  for (const row of rows) text += `${row.map(cellText).join(';')}\r\n`;
  return text;
}

function cellText(text: string): string {
  const cell = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Splits a file of `csvFile` into files of at most so many bytes, each with the first row; only a single row may be
 * larger.
 *
 */
export function* csvParts(text: string, mostBytes: number): Generator<undefined, readonly string[]> {
  const rows = rowsOf(text);
  const { value: head } = rows.next();
  const start = bytesIn(head ?? '');
  const parts: string[] = [];
  let part = head ?? '';
  let bytes = start;
  for (const row of rows) {
    const more = bytesIn(row);
    if (bytes + more > mostBytes && bytes > start) {
      parts.push(part);
      part = head ?? '';
      bytes = start;
    }
    part += row;
    bytes += more;
    yield;
  }
  return [...parts, part];
}

/** Rows with their line ends. Marks within a cell are doubled: a row ends where their number is even. */
function* rowsOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    let end = text.indexOf('\r\n', start);
    while (end !== -1 && marksIn(text.slice(start, end)) % 2 === 1) end = text.indexOf('\r\n', end + 2);
    const next = end === -1 ? text.length : end + 2;
    yield text.slice(start, next);
    start = next;
  }
}

function marksIn(row: string): number {
  let count = 0;
  for (let at = row.indexOf('"'); at !== -1; at = row.indexOf('"', at + 1)) count += 1;
  return count;
}

const UTF_8 = new TextEncoder();
const bytesIn = (text: string): number => UTF_8.encode(text).length;
