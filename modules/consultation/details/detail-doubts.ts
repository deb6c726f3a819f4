import { type CalendarDay, daysBetween, formatDay } from '#platform/domain';
import type { DocumentDetails } from './document-details.ts';

/** Most days a nurse's recommendation may be old (§ 40 (6) SGB XI: two weeks). */
const RECOMMENDATION_DAYS = 14;
/** Days within which a prescription is to be used. */
const PRESCRIPTION_DAYS = 28;

/** The days of a consultation that may be wrong. */
export type DoubtedDay = 'prescribedOn' | 'recommendedOn';

/**
 * What to check about the day of the prescription or recommendation; null if nothing. Blocks nothing: what is
 * missing or too old can still be brought.
 */
export function dayDoubt(details: DocumentDetails, field: DoubtedDay, today: CalendarDay): string | null {
  const day = details[field];
  const nurse = field === 'recommendedOn';
  if (day === undefined)
    return nurse
      ? 'Die Empfehlung darf höchstens zwei Wochen alt sein: Bitte tragen Sie ihren Tag ein.'
      : null;
  if (day > today) return `Dieser Tag liegt nach dem ${formatDay(today)}. Bitte prüfen Sie ihn.`;
  const age = daysBetween(day, today);
  if (nurse && age > RECOMMENDATION_DAYS)
    return 'Die Empfehlung ist älter als zwei Wochen. So alt darf sie nicht sein (§\u00a040 Absatz\u00a06 SGB\u00a0XI).';
  if (!nurse && age > PRESCRIPTION_DAYS)
    return 'Die Verordnung ist älter als 28 Tage. Bitte prüfen Sie, ob sie noch eingelöst werden kann.';
  return null;
}

/** The doubts about what the supply rests on, to be checked before a document is made. */
export function detailDoubts(details: DocumentDetails, today: CalendarDay): readonly string[] {
  if (details.basis === 'prescription') return named('Verordnung', dayDoubt(details, 'prescribedOn', today));
  if (details.basis === 'nurse')
    return named('Empfehlung einer Pflegefachkraft', dayDoubt(details, 'recommendedOn', today));
  return [];
}

const named = (name: string, doubt: string | null) => (doubt === null ? [] : [`${name}: ${doubt}`]);
