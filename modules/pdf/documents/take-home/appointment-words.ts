import type { AppointmentKind } from '#consultation/domain';

interface AppointmentWords {
  /** In the adviser's list. */
  readonly title: string;
  /** On the sheet, after the day. */
  readonly sheet: string;
  /** Where the day comes from. */
  readonly basis: string;
}

/** Marks what is only likely, or depends on others. */
export const APPOINTMENT_WORDS: Readonly<Record<AppointmentKind, AppointmentWords>> = {
  prescription: {
    title: 'Verordnung einlösen',
    sheet: 'Bis dahin ist Ihre Verordnung voraussichtlich einzulösen.',
    basis: 'Nur für eine Verordnung, die noch nicht vorliegt: voraussichtlich 28 Tage nach ihrem Tag',
  },
  sample: {
    title: 'Gespräch zum Muster',
    sheet: 'Wir sprechen darüber, wie Sie mit dem Muster zurechtkommen.',
    basis: 'Drei Tage, nachdem das Muster mitgegeben wurde, solange kein Ergebnis eingetragen ist',
  },
  decision: {
    title: 'Entscheidung der Pflegekasse',
    sheet:
      'Bis dahin entscheidet die Pflegekasse voraussichtlich über Ihren Antrag. Mit einem Gutachten des Medizinischen Dienstes kann es länger dauern.',
    basis:
      'Drei Wochen nach Eingang des Antrags, mit Medizinischem Dienst fünf (§\u00a040 Absatz\u00a07 SGB\u00a0XI)',
  },
  supply: {
    title: 'Nächste Versorgung',
    sheet: 'Um diesen Tag ist voraussichtlich Ihre nächste Versorgung fällig.',
    basis: 'Ein Monat nach dem Gespräch',
  },
};
