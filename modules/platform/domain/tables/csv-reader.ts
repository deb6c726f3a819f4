import Papa from 'papaparse';

/** A row of a file. */
export interface CsvRow {
  /** The first line of the row: a cell may go over several. */
  readonly line: number;
  /** As a spreadsheet counts: a cell over several lines is one row there, and blank rows count. */
  readonly sheetRow: number;
  /** With a fault: as far as they were read. */
  readonly cells: readonly string[];
  /** Why the row cannot be used. */
  readonly fault?: string;
}

const MISPLACED = 'Ein Anführungszeichen ist nicht geschlossen oder steht an falscher Stelle.';
const TOO_MANY = 'Zu viele Zeilen lassen sich nicht lesen: Ab dieser wurde nichts gelesen.';
const TOO_LONG = 'Die Zeile ist zu lang.';

/** Characters that papaparse is given at once, and that a row may have. */
const WINDOW = 2 ** 18;
/** Rows that cannot be read: for each, papaparse may look through a whole window. */
const MOST_FAULTS = 50;

/** What may stand between cells; the first where a file does not tell. */
const SEPARATORS = [';', ',', '\t'];
/** Characters of the first line that show the separator. */
const HEADER_LENGTH = 10_000;
/** The line by which a file tells Excel its separator. Excel does not show it as a row. */
const SEPARATOR_LINE = /^"?sep=([;,\t])"?(\n|$)/i;

/**
 * Reads the rows of a file, one at a time; rows of blanks are left out. The separator is found. Where the quotation
 * marks of a row do not fit together its first line is named, and the reading goes on with the next one.
 *
 * @returns whether the file is a text
 */
export function readCsv(bytes: Uint8Array, onRow: (row: CsvRow) => void): boolean {
  const source = textOf(bytes);
  if (source.includes('\0')) return false;
  const told = SEPARATOR_LINE.exec(source);
  const delimiter = told?.[1] ?? separatorOf(source);
  let [start, line, sheetRow] = told === null ? [0, 1, 1] : [told[0].length, 2, 1];
  for (let faults = 0; start < source.length && faults <= MOST_FAULTS; ) {
    const base = start;
    const limit = Math.min(base + WINDOW, source.length);
    Papa.parse<string[]>(source.slice(base, limit), {
      delimiter,
      newline: '\n',
      step({ data: cells, errors, meta }, parser) {
        const end = base + meta.cursor;
        const isCutOff = end === limit && limit < source.length;
        // The next window begins with it.
        if (isCutOff && start > base) return;
        const isFaulty = isCutOff || errors.length > 0;
        if (isFaulty) {
          faults += 1;
          const fault = faults > MOST_FAULTS ? TOO_MANY : errors.length > 0 ? MISPLACED : TOO_LONG;
          onRow({ line, sheetRow, cells, fault });
          parser.abort();
        } else if (cells.some(hasText)) onRow({ line, sheetRow, cells });
        const next = isFaulty ? lineAfter(source, start) : end;
        line += isFaulty ? 1 : breaksIn(source, start, next);
        sheetRow += 1;
        start = next;
      },
    });
  }
  return true;
}

/** UTF-8, or where it is none Windows-1252 or Mac Roman; with line feeds alone at the ends of lines. */
function textOf(bytes: Uint8Array): string {
  let text: string;
  try {
    // The mark is left out before a text is made: with it each character of the text would take two bytes.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
    // Excel for Mac writes ä, ö, ü and Ü as what Windows reads as these.
    if (countOf(text, /[ŠšŸ†]/g) > countOf(text, /[äöüÄÖÜß]/g))
      text = new TextDecoder('macintosh').decode(bytes);
  }
  // Spreadsheets of old ended lines with a carriage return alone.
  return text.includes('\n') ? text.replaceAll('\r\n', '\n') : text.replaceAll('\r', '\n');
}

const countOf = (text: string, letters: RegExp) => text.length - text.replaceAll(letters, '').length;

const hasText = (cell: string) => cell.trim() !== '';

/** Of the first line with a text: names of columns hold no separator, as amounts and sentences do. */
function separatorOf(source: string): string | undefined {
  const at = Math.max(source.search(/[^\s;,"]/), 0);
  const start = source.lastIndexOf('\n', at) + 1;
  const header = source.slice(start, Math.min(lineAfter(source, at), start + HEADER_LENGTH)).trimEnd();
  const { meta, errors } = Papa.parse(header, { delimitersToGuess: SEPARATORS });
  return errors.some(({ code }) => code === 'UndetectableDelimiter') ? SEPARATORS[0] : meta.delimiter;
}

function lineAfter(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end === -1 ? source.length : end + 1;
}

function breaksIn(source: string, start: number, end: number): number {
  let count = 0;
  for (let at = source.indexOf('\n', start); at !== -1 && at < end; at = source.indexOf('\n', at + 1))
    count += 1;
  return count;
}
