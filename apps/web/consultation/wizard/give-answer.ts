import {
  type AnswerCode,
  type Answers,
  MULTI_FIELDS,
  type MultiField,
  type QuestionId,
  toggleChoice,
} from '#consultation/domain';
import { nameSpelled } from './name-search.ts';

/**
 * The adviser's name for their own login, as spelled in the institution's list. Empty if there is a list without
 * it: users of a shared login choose.
 */
export function ownAdviserName(name: string, names: readonly string[]): string {
  return names.length === 0 ? name : (nameSpelled(names, name) ?? '');
}

/** The answers with the adviser's name preset, unless it was given or deliberately emptied. */
export function presetMember(answers: Answers, name: string): Answers {
  return answers.member === undefined && name !== '' ? { ...answers, member: name } : answers;
}

/**
 * The answers with this one set; an empty text removes it, so that an emptied draft equals an untouched one. The
 * value comes from the question's own choices or from a text field.
 *
 * @returns the same object if nothing changes: lists report a choice more than once
 */
export function giveAnswer(answers: Answers, id: QuestionId, value: string | undefined): Answers {
  const { [id]: before, ...others } = answers;
  if (before === (value || undefined)) return answers;
  // Preset: deliberately emptied, it stays empty.
  if (id === 'member') return { ...others, member: value ?? '' };
  return value === undefined || value === '' ? others : ({ ...others, [id]: value } as Answers);
}

/** The answers after a click on a choice of a multi-select question. */
export function toggleAnswer(answers: Answers, field: MultiField, clicked: string): Answers {
  const { [field]: chosen = [], ...others } = answers;
  const codes = toggleChoice(field, chosen, clicked as AnswerCode<MultiField>);
  return codes.length === 0 ? others : ({ ...others, [field]: codes } as Answers);
}

/** Whether a question holds several codes at once. */
export function isMultiField(id: QuestionId): id is MultiField {
  return MULTI_FIELDS.some((field) => field === id);
}

/** The answer as a single text; none for questions with several codes. */
export function answerText(answers: Answers, id: QuestionId): string | undefined {
  const answer = answers[id];
  return typeof answer === 'string' ? answer : undefined;
}
