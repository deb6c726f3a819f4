import { type Answers, pruneAnswers } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import type { DocumentInput } from './document-input.ts';

/** Whose names stand in the documents of a trial (consultation specification, section 9). */
const DUMMY = { givenname: 'Erika', lastname: 'Mustermann' } as const;
const DUMMY_REPRESENTATIVE = { givenname: 'Max', lastname: 'Mustermann' } as const;

/** A person as documents name them; null is unknown. */
export interface PersonValues {
  readonly givenname: string | null;
  readonly lastname: string | null;
  /** Both, as far as known. */
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface PatientValues extends PersonValues {
  readonly birthdate: string | null;
  readonly street: string | null;
  /** Postal code and place. */
  readonly town: string | null;
  readonly insurer: string;
}

export interface RepresentativeValues extends PersonValues {
  /** Relation to the patient. */
  readonly relation: string | null;
}

/**
 * The answers that reach a document: those of questions that are shown (readings, section 3), and in a trial with
 * dummies in place of the names. A representative is often a relative, whose name would tell the patient's.
 */
export function printedAnswers({ answers, questionnaire, institution }: DocumentInput): Answers {
  const pruned = pruneAnswers(questionnaire, answers);
  if (!institution.trial) return pruned;
  const { representative_givenName, representative_lastname } = pruned;
  return {
    ...pruned,
    ...DUMMY,
    ...(representative_givenName !== undefined && {
      representative_givenName: DUMMY_REPRESENTATIVE.givenname,
    }),
    ...(representative_lastname !== undefined && { representative_lastname: DUMMY_REPRESENTATIVE.lastname }),
  };
}

/** The patient, from printed answers. */
export function patientValues(answers: Answers, { insurer }: DocumentInput): PatientValues {
  return {
    ...named(answers.givenname, answers.lastname),
    birthdate: answers.birthdate === undefined ? null : formatDay(answers.birthdate),
    street: filled(answers.street),
    town: joined(answers.plz, answers.city),
    phone: filled(answers.telephone),
    email: filled(answers.email),
    insurer: insurer.Kasse,
  };
}

/** Who speaks for the patient, from printed answers; null where nobody does. */
export function representativeValues(
  answers: Answers,
  questionnaire: DocumentInput['questionnaire'],
): RepresentativeValues | null {
  if (answers.representative !== 'R1') return null;
  const relations = questionnaire.find(({ id }) => id === 'representative_type')?.answers ?? [];
  const relation = relations.find(({ value }) => value === answers.representative_type)?.label;
  return {
    ...named(answers.representative_givenName, answers.representative_lastname),
    relation: filled(answers.custom_representative_type) ?? filled(relation),
    phone: filled(answers.representative_phone),
    email: filled(answers.representative_email),
  };
}

function named(givenname: string | undefined, lastname: string | undefined) {
  return { givenname: filled(givenname), lastname: filled(lastname), name: joined(givenname, lastname) };
}

/** A text without the blanks around it; null where nothing is left. */
function filled(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** What is known of several texts, one behind the other; null where nothing is. */
export function joined(...texts: readonly (string | undefined)[]): string | null {
  return filled(texts.flatMap((text) => filled(text) ?? []).join(' '));
}
