import { type CalendarDay, dayFromParts } from '#platform/domain';
import { type Answers, FIRST_BIRTHDATE } from './answers.ts';

/** A birth date as typed into three fields. */
export interface BirthdateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

const DAY_OR_MONTH = /^\d{1,2}$/;
const YEAR = /^\d{4}$/;

/**
 * Reads a typed birth date: a real day from 1900-01-01 to today. The last year of the specification, 2018
 * (consultation, section 5), would shut out the children for whom there is a child rate. Day and month may have
 * one or two digits.
 *
 * @returns null if the parts are no such day
 */
export function parseBirthdate(parts: BirthdateParts, today: CalendarDay): CalendarDay | null {
  const typed = numbersIn(parts);
  const date = typed && dayFromParts(...typed);
  return date !== null && isBirthdate(date, today) ? date : null;
}

/** Year, month and day as typed; null if one of them is malformed. */
function numbersIn(parts: BirthdateParts): [number, number, number] | null {
  const [day, month, year] = [parts.day.trim(), parts.month.trim(), parts.year.trim()];
  if (!DAY_OR_MONTH.test(day) || !DAY_OR_MONTH.test(month) || !YEAR.test(year)) return null;
  return [Number(year), Number(month), Number(day)];
}

function isBirthdate(date: CalendarDay, today: CalendarDay): boolean {
  return date >= FIRST_BIRTHDATE && date <= today;
}

const TWO_DIGITS = /^\d{2}$/;

/**
 * The parts with a year of two digits completed: the latest year in which a person can have been born on that day,
 * so never one after today. A person older than 99 is entered with four digits.
 */
export function completeYear(parts: BirthdateParts, today: CalendarDay): BirthdateParts {
  const [day, month, year] = [parts.day.trim(), parts.month.trim(), parts.year.trim()];
  if (!TWO_DIGITS.test(year)) return parts;
  const century = today.slice(0, 2);
  const dayOf = (of: string) => `${of}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const born = dayOf(century) <= today ? century : String(Number(century) - 1);
  return { ...parts, year: `${born}${year}` };
}

/** The answers with the typed parts, and with the birth date if the parts make one. */
export function enterBirthdate(answers: Answers, parts: BirthdateParts, today: CalendarDay): Answers {
  return { ...answers, ...parts, birthdate: parseBirthdate(parts, today) ?? undefined };
}

/**
 * What the answers say about the birth date: the day, `empty` where nothing is entered, `invalid` where it
 * is half-typed, does not exist, lies before 1900 or after today. Typed parts count before the stored day,
 * because they are what the person at the screen sees.
 */
export function readBirthdate(answers: Answers, today: CalendarDay): CalendarDay | 'empty' | 'invalid' {
  const { birthdate, day = '', month = '', year = '' } = answers;
  if (`${day}${month}${year}`.trim() !== '') return parseBirthdate({ day, month, year }, today) ?? 'invalid';
  if (birthdate === undefined) return 'empty';
  return isBirthdate(birthdate, today) ? birthdate : 'invalid';
}

/** Why typed parts are no birth date; null if they are malformed or are one. */
export type BirthdateFault = 'before-1900' | 'no-such-day' | 'in-the-future';

/** What is wrong with the birth date of these answers, apart from its form. */
export function birthdateFault(answers: Answers, today: CalendarDay): BirthdateFault | null {
  const { day = '', month = '', year = '' } = answers;
  const typed = numbersIn({ day, month, year });
  if (typed === null) return null;
  if (typed[0] < Number(FIRST_BIRTHDATE.slice(0, 4))) return 'before-1900';
  const date = dayFromParts(...typed);
  if (date === null) return 'no-such-day';
  return date > today ? 'in-the-future' : null;
}
