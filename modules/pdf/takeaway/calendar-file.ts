import { addDays, type CalendarDay } from '#platform/domain';

/** What a calendar file is made from. */
interface CalendarFacts {
  readonly days: readonly CalendarDay[];
  /** Name of the institution; only whether it is a pharmacy or a medical supply store is stated. */
  readonly institution: string;
  /** Telephone number to call; empty: none. */
  readonly telephone: string;
  /** When the file is made. */
  readonly stamp: Date;
  /** A new random identifier for each entry. */
  readonly uid: () => string;
}

/** Title of every entry: calendars show on locked phones and are shared, so it names neither product nor illness. */
export function appointmentTitle(institution: string): string {
  const name = institution.toLowerCase();
  if (name.includes('apotheke')) return 'Termin Apotheke';
  return name.includes('sanitätshaus') ? 'Termin Sanitätshaus' : 'Termin';
}

/** An iCalendar file with an all-day entry for each day (RFC 5545). Its product identifier does not name ours. */
export function calendarFile({ days, institution, telephone, stamp, uid }: CalendarFacts): string {
  const call = telephone.trim() === '' ? '' : ` Telefon ${telephone.trim()}.`;
  const note = `Näheres steht auf Ihrem Blatt „Zum Mitnehmen“.${call}`;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Termine//Termine 1.0//DE', 'CALSCALE:GREGORIAN'],
    'METHOD:PUBLISH',
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${textValue(uid())}`,
      `DTSTAMP:${utc(stamp)}`,
      `DTSTART;VALUE=DATE:${date(day)}`,
      `DTEND;VALUE=DATE:${date(addDays(day, 1))}`,
      `SUMMARY:${textValue(appointmentTitle(institution))}`,
      `DESCRIPTION:${textValue(note)}`,
      ...['CLASS:PRIVATE', 'TRANSP:TRANSPARENT', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const date = (day: CalendarDay) => day.replaceAll('-', '');

/** Form 2 of RFC 5545, 3.3.5. */
const utc = (stamp: Date) => stamp.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Escapes a text value (RFC 5545, 3.3.11); control characters are not allowed in it. */
function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Octets of a line without its break. */
const LONGEST = 75;

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
export function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LONGEST) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += length;
  }
  return text;
}
