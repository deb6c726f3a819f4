const BYTE_ORDER_MARK = '\ufeff';
/** A spreadsheet would take such a cell for a formula, also behind apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\r\n]/;

/**
 * The text of a file: UTF-8, or Windows-1252 where it is none (readings, section 6); null for one that is no text,
 * such as a ZIP or a workbook.
 */
export function tableText(bytes: Uint8Array): string | null {
  let text: string;
  try {
    // The mark is left out before a text is made: with it each character of the text would take two bytes.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  return text.includes('\0') ? null : text;
}

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
