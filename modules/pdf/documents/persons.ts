import { type Answers, pruneAnswers } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import type { DocumentInput } from './document-input.ts';

/** Placeholder persons in documents of a trial (consultation specification, section 9). */
const DUMMY_NAMES = { givenname: 'Erika', lastname: 'Mustermann' } as const;
/** Replace answers in a trial; unanswered fields stay empty. A mail address identifies its owner. */
const DUMMIES = {
  versichertennummer: 'A000500015',
  street: 'Musterstraße 1',
  telephone: '0123 456789',
  email: 'erika.mustermann@example.org',
  representative_givenName: 'Max',
  representative_lastname: 'Mustermann',
  representative_phone: '0123 987654',
  representative_email: 'max.mustermann@example.org',
} as const satisfies Answers;

/** A person as named in documents; null: unknown. */
export interface PersonValues {
  readonly givenname: string | null;
  readonly lastname: string | null;
  /** First and last name, as far as known. */
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

export interface PatientValues extends PersonValues {
  readonly birthdate: string | null;
  readonly street: string | null;
  /** Postal code and place. */
  readonly town: string | null;
}

export interface RepresentativeValues extends PersonValues {
  /** Relation to the patient. */
  readonly relation: string | null;
}

/**
 * The answers that reach a document: those of visible questions; a trial replaces whatever identifies a
 * person, including the representative, who is often a relative. Free text stays as typed.
 */
export function printedAnswers({ answers, questionnaire, institution }: DocumentInput): Answers {
  const pruned = pruneAnswers(questionnaire, answers);
  if (!institution.trial) return pruned;
  const dummies = Object.entries(DUMMIES).filter(([field]) => field in pruned);
  return { ...pruned, ...DUMMY_NAMES, ...Object.fromEntries(dummies) };
}

/** The adviser, from printed answers; null if unknown. */
export function adviserOf({ member }: Answers): string | null {
  return filled(member);
}

/** The patient, from printed answers. */
export function patientValues(answers: Answers): PatientValues {
  return {
    ...named(answers.givenname, answers.lastname),
    birthdate: answers.birthdate === undefined ? null : formatDay(answers.birthdate),
    street: filled(answers.street),
    town: joined(answers.plz, answers.city),
    phone: filled(answers.telephone),
    email: filled(answers.email),
  };
}

/** The representative, from printed answers; null without one. */
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

/** The trimmed text; null if empty. */
function filled(text: string | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** The known texts, joined; null if there are none. */
function joined(...texts: readonly (string | undefined)[]): string | null {
  return filled(texts.flatMap((text) => filled(text) ?? []).join(' '));
}
