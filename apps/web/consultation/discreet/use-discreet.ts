import type { AnswerField } from '#consultation/domain';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** Answers that Diskret covers: what names a person, and what ails them. */
const COVERED: ReadonlySet<AnswerField> = new Set<AnswerField>([
  ...(['lastname', 'givenname', 'birthdate', 'versichertennummer', 'email'] as const),
  ...(['inkontinenz', 'verlust'] as const),
]);

/** Shown in place of a covered answer. */
export const COVER = 'verdeckt';

/**
 * Whether the person's name, birth date and diagnosis are covered on the screens. Documents do not change by it. It
 * lasts as long as the draft.
 */
export function useDiscreet(): boolean {
  return useDraftPart(({ draft }) => draft.discreet === true);
}

export function isCovered(field: AnswerField): boolean {
  return COVERED.has(field);
}

/** 'P.' of 'Petersen'; '' of nothing. */
export function initialOf(name = ''): string {
  const [first] = name.trim();
  return first === undefined ? '' : `${first.toUpperCase()}.`;
}

/** A given answer as Diskret shows it: initials of a name, else the word for what is covered. */
export function coverOf(field: AnswerField, text: string): string {
  return field === 'lastname' || field === 'givenname' ? initialOf(text) : COVER;
}
