import type { CalendarDay } from '#platform/domain';

/** Numbers of offers (docs/decisions/0038). */
export interface OfferCounts {
  /** The current month in Berlin, `2026-11`. */
  readonly month: string;
  readonly thisMonth: number;
  /** The current month and the eleven before it. */
  readonly twelveMonths: number;
}

/** Numbers of offers of all institutions. */
export interface AllOfferCounts extends OfferCounts {
  /** Number of institutions with at least one offer in the twelve months. */
  readonly institutions: number;
}

const YEAR = 12;

/** The month of a day, `2026-11`. */
export const monthOf = (day: CalendarDay): string => day.slice(0, 7);

/** The month so many months later, or before: `2025-12` is 11 before `2026-11`. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * YEAR + (number - 1) + by;
  return `${Math.floor(months / YEAR)}-${String((months % YEAR) + 1).padStart(2, '0')}`;
}

/** The first of the twelve months that end with the given one: `2025-12` for `2026-11`. */
export const firstOfTwelve = (month: string): string => monthAfter(month, 1 - YEAR);

const NAMES = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

/** A month in words: `November 2026`. */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${NAMES[Number(number) - 1] ?? ''} ${year}`;
}

/** The twelve months in words: `Dezember 2025 bis November 2026`. */
export const twelveMonthsInWords = (month: string): string =>
  `${monthInWords(firstOfTwelve(month))} bis ${monthInWords(month)}`;
