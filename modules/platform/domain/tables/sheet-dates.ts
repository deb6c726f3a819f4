/** Names of the months, German and English, short and long; each without its full stop. */
const MONTHS = [
  'jan|january|januar|jänner',
  'feb|february|februar',
  'mar|march|mär|märz|mrz',
  'apr|april',
  'mai|may',
  'jun|june|juni',
  'jul|july|juli',
  'aug|august',
  'sep|sept|september',
  'okt|oct|oktober|october',
  'nov|november',
  'dez|dec|dezember|december',
].map((names) => names.split('|'));

const NAME = `(?<name>${MONTHS.flat().join('|')})`;
const BETWEEN = '[\\s.,/-]{1,2}';
const DAY = '(?<day>\\d{1,2})';
const MONTH = '(?<month>\\d{1,2})';
const YEAR = '(?<year>\\d{4})';
const ANY_YEAR = '(?<year>\\d{4}|\\d\\d)';

const form = (...parts: readonly string[]) =>
  new RegExp(`^${parts.join('')}(?:[T ]\\d{1,2}:\\d\\d(?::\\d\\d)?)?$`, 'i');

const MONTH_AND_YEAR = [form(NAME, BETWEEN, ANY_YEAR), form(MONTH, '[./-]', YEAR), form(YEAR, '-', MONTH)];
/** No number of goods looks like these. */
const CERTAIN = [
  form(NAME, BETWEEN, ANY_YEAR),
  form(DAY, BETWEEN, NAME, `(?:${BETWEEN}${ANY_YEAR})?`),
  form(NAME, BETWEEN, '\\d{1,2}', BETWEEN, YEAR),
  form(YEAR, '-', MONTH, '-', DAY),
  form(DAY, '[./-]', MONTH, '[./-]', YEAR),
  form(MONTH, '/', DAY, '/', YEAR),
];
/** As LibreOffice writes dates: some numbers of goods look like these. */
const POSSIBLE = [
  form(DAY, '\\.', '(?<month>\\d\\d)', '\\.', '(?<year>\\d\\d)'),
  form('(?<month>\\d\\d)/(?<day>\\d\\d)/(?<year>\\d\\d)'),
  form('(?<day>\\d\\d)/(?<month>\\d\\d)/(?<year>\\d\\d)'),
];

interface SheetDate {
  readonly day: number | null;
  readonly month: number;
  readonly year: number | null;
}

/** What a cell says in a form; null where it is no date. A name in capitals, `AUG-07`, no spreadsheet has written. */
function read(cell: string, by: RegExp): SheetDate | null {
  const { day, month, name, year } = by.exec(cell)?.groups ?? {};
  if (month === undefined && (name === undefined || name === name.toUpperCase())) return null;
  const named = MONTHS.findIndex((names) => names.includes(name?.toLowerCase() ?? '')) + 1;
  const date = {
    day: day === undefined ? null : Number(day),
    month: month === undefined ? named : Number(month),
    year: year === undefined ? null : Number(year.padStart(4, '20')),
  };
  const isDay = date.day === null || (date.day >= 1 && date.day <= 31);
  return isDay && date.month >= 1 && date.month <= 12 ? date : null;
}

/**
 * Whether a cell holds a date as Excel, LibreOffice and programs that read their files write it, in German and English:
 * `07. Aug`, `7-Aug`, `Aug 07`, `Mai 25`, `08.07.2025`, `7/8/2025`, `2025-07-08 00:00:00`; `possible` where a number
 * of goods may look like that, `08.07.25`.
 */
export function dateIn(cell: string): 'certain' | 'possible' | null {
  if (CERTAIN.some((by) => read(cell, by) !== null)) return 'certain';
  return POSSIBLE.some((by) => read(cell, by) !== null) ? 'possible' : null;
}

/**
 * The month that a cell means, as `06/2025`: also what a spreadsheet makes of that, `Jun 25`, `Jun. 25`, `6/2025` or the
 * first day of the month.
 *
 * @returns null where it names no month, or another day
 */
export function monthIn(cell: string): string | null {
  for (const by of [...MONTH_AND_YEAR, ...CERTAIN, ...POSSIBLE]) {
    const date = read(cell.trim(), by);
    if (date?.year && (date.day ?? 1) === 1) return `${String(date.month).padStart(2, '0')}/${date.year}`;
  }
  return null;
}
