/** A date as typed, one text for each field. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export const DATE_PARTS = ['day', 'month', 'year'] as const;
export type DatePart = (typeof DATE_PARTS)[number];

/** Digits of a complete part. */
const DIGITS: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };
/** Most characters of a part: a digit too many is kept, for the person to see. */
const PART_CEILING = 10;

const SEPARATOR = /[.,/\-\s]/;
const WRITTEN = /^(\d{1,2})[.,/\-\s]\s*(\d{1,2})[.,/\-\s]\s*(\d{4}|\d{2})\.?$/;
const RUN_TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const ISO = /^()(\d{4})-(\d{2})-(\d{2})$/;
/** What letters and lists write before a date of birth. */
const BORN = /^(geb(oren|urtsdatum|\.)?( am)?|\*)[:.]?\s*(?=\d)/i;
const MONTHS = 'jan feb mär apr mai jun jul aug sep okt nov dez'.split(' ');
const NAMED = new RegExp(`^(\\d{1,2})\\.?\\s*(${MONTHS.join('|')})[a-zä]*\\.?\\s*(\\d{4})$`, 'i');

/**
 * A complete date as people and programs write it: 05.03.1948, 5.3.48, 05031948, 1948-03-05, 5. März 1948, geb. 5.3.48; null
 * if it is none.
 */
export function readWholeDate(text: string): DateParts | null {
  const written = text.normalize('NFC').trim().replace(BORN, '').replace(NAMED, inFigures);
  const iso = ISO.exec(written);
  if (iso) return { day: iso[4] ?? '', month: iso[3] ?? '', year: iso[2] ?? '' };
  const [, day, month, year] = WRITTEN.exec(written) ?? RUN_TOGETHER.exec(written) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  return { day, month, year };
}

const inFigures = (_: string, day: string, month: string, year: string) =>
  `${day}.${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}.${year}`;

/** The date after typing, and the part in which typing continues. */
interface TypedDate {
  readonly value: DateParts;
  readonly at: DatePart;
  /** The next input replaces the content of that part. */
  readonly replaces?: true;
}

/**
 * What typing into one part makes of a date. A separator ends the part, a digit typed at the end of a full one
 * begins the next, one typed inside a full part replaces the digit after it. No digit is dropped.
 *
 * @param text content of the part, with what was typed
 * @param caret position behind what was typed
 */
export function typeDate(before: DateParts, part: DatePart, text: string, caret = text.length): TypedDate {
  const whole = text.length > before[part].length + 1 ? readWholeDate(text) : null;
  return whole === null ? typePart(before, part, text, caret) : { value: whole, at: 'year' };
}

function typePart(before: DateParts, part: DatePart, text: string, caret: number): TypedDate {
  const next = DATE_PARTS[DATE_PARTS.indexOf(part) + 1];
  const parted = text.search(SEPARATOR);
  if (parted !== -1) {
    const [kept, rest] = [text.slice(0, parted), text.slice(parted + 1)];
    // At the start of a part the separator of the previous one is repeated, for example after Tab.
    if (next === undefined || kept === '') return typePart(before, part, kept + rest, caret);
    const value = { ...before, [part]: kept };
    return rest === '' ? { value, at: next, replaces: true } : typePart(value, next, rest, rest.length);
  }
  const over = text.length - DIGITS[part];
  if (over > 0 && /^\d+$/.test(text)) {
    if (caret < text.length) {
      const overtyped = text.slice(0, caret) + text.slice(caret + over);
      if (overtyped.length === DIGITS[part]) return { value: { ...before, [part]: overtyped }, at: part };
    } else if (next !== undefined) {
      const rest = text.slice(DIGITS[part]);
      return typePart({ ...before, [part]: text.slice(0, DIGITS[part]) }, next, rest, rest.length);
    }
  }
  return { value: { ...before, [part]: text.slice(0, PART_CEILING) }, at: part };
}
