import { mailProblem } from '#platform/domain';
import type { TextField } from './answer-limits.ts';
import { type VersichertennummerFault, versichertennummerFault } from './versichertennummer.ts';

const POSTCODE = /^\d{5}$/;

const FAULTS: Readonly<Record<VersichertennummerFault, string>> = {
  form: 'Eine Versichertennummer hat einen Buchstaben und neun Ziffern. Bitte prüfen Sie sie.',
  'check-digit': 'Die Prüfziffer passt nicht. Bitte vergleichen Sie die Nummer mit der Karte.',
};

/**
 * What to check about a text whose shape is known: postcode, mail address and Versichertennummer. Null for an empty
 * one and for other fields. It blocks nothing: a foreign postcode or the number of a private insurer has another shape.
 */
export function answerDoubt(field: string, text: string): string | null {
  const given = text.trim();
  if (given === '') return null;
  switch (field as TextField) {
    case 'plz':
      return POSTCODE.test(given) ? null : 'Eine Postleitzahl hat fünf Ziffern. Bitte prüfen Sie sie.';
    case 'email':
    case 'representative_email':
      return mailProblem(given);
    case 'versichertennummer': {
      const fault = versichertennummerFault(given);
      return fault === null ? null : FAULTS[fault];
    }
    default:
      return null;
  }
}
