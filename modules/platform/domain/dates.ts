/**
 * Calendar days. The product counts in days of Europe/Berlin, not in instants: a day is the text `YYYY-MM-DD`, which
 * compares and sorts as text.
 */

/** A real calendar day, `YYYY-MM-DD`, in Europe/Berlin. */
export type CalendarDay = string & { readonly __day: unique symbol };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Whether three numbers are a day of the Gregorian calendar (years 1000 to 9999). */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return false;
  if (year < 1000 || year > 9999 || day < 1) return false;
  const length = month === 2 && isLeapYear(year) ? 29 : DAYS_IN_MONTH[month - 1];
  return day <= (length ?? 0);
}

/** Makes a calendar day of year, month and day; null if it does not exist. */
export function dayFromParts(year: number, month: number, day: number): CalendarDay | null {
  if (!isRealDate(year, month, day)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDay;
}

/** Parses `YYYY-MM-DD`; null if the text is malformed or the day does not exist. */
export function parseDay(text: string): CalendarDay | null {
  const match = DAY.exec(text);
  return match === null ? null : dayFromParts(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Takes about 14 ms to make: a bundle that names no day of Berlin leaves it out. */
const BERLIN = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Berlin at an instant. */
export function berlinDay(instant: Date): CalendarDay {
  return BERLIN.format(instant) as CalendarDay;
}

/**
 * Completed years of age on a day. A person born on 29 February completes a year on 1 March of a year without
 * that day (§ 187 (2), § 188 (2) BGB). Negative for a birth day after `today`.
 */
export function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const years = yearCode(today) - yearCode(birth);
  return dayOfYearCode(today) < dayOfYearCode(birth) ? years - 1 : years;
}

// A cart is priced again on each touch, and slicing texts took a sixth of that time. The character codes of digits
// share an offset, which cancels out in the difference.
function yearCode(day: CalendarDay): number {
  return ((day.charCodeAt(0) * 10 + day.charCodeAt(1)) * 10 + day.charCodeAt(2)) * 10 + day.charCodeAt(3);
}

function dayOfYearCode(day: CalendarDay): number {
  return ((day.charCodeAt(5) * 10 + day.charCodeAt(6)) * 10 + day.charCodeAt(8)) * 10 + day.charCodeAt(9);
}

/** Formats a day in German, `2026-03-09` -> `09.03.2026`. */
export function formatDay(day: CalendarDay): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}
