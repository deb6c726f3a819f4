import type { AnswerField } from './answers.ts';

/**
 * Most characters of each free text, so that the documents print all of it: names fit the line at the head of each
 * page, a note fits half a page. Counted by `countCharacters`.
 */
export const ANSWER_LIMITS = {
  /** First and last name of a user, 60 each. */
  member: 121,
  custom_representative_type: 60,
  representative_givenName: 60,
  representative_lastname: 60,
  representative_phone: 40,
  representative_email: 254,
  givenname: 60,
  lastname: 60,
  versichertennummer: 20,
  street: 100,
  plz: 10,
  city: 60,
  telephone: 40,
  email: 254,
  experience_product: 100,
  experience_equivalence: 100,
  extra2: 1000,
  extra3: 1000,
  extra4: 1000,
  extra5: 1000,
  extra6: 1000,
} as const satisfies Partial<Record<AnswerField, number>>;

/** A free-text answer. */
export type TextField = keyof typeof ANSWER_LIMITS;

/** Most characters of an answer; null for anything but free text. */
export function answerLimit(field: AnswerField): number | null {
  return field in ANSWER_LIMITS ? ANSWER_LIMITS[field as TextField] : null;
}
