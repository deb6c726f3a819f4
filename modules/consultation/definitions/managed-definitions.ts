import { type ListColumns, listQuerySchema } from '#platform/domain';
import type { Question, Questionnaire } from '../answers/question.ts';
import { HINT_STATES } from './hint-states.ts';

/** A hint as the vendor maintains it. */
export interface ManagedHint {
  /** Its number among all hints, from 1. */
  readonly id: number;
  /** `field.code`, such as `haut.Ha2`. */
  readonly key: string;
  /** Raised by each write; 0 where nobody has changed it yet. */
  readonly version: number;
  /** The question and the answer that show it. */
  readonly Frage: string;
  readonly Antwort: string;
  /** Empty without advice. */
  readonly text: string;
  /** The delivered text; empty if there is none. */
  readonly delivered: string;
}

const COLUMNS = ['Antwort', 'Frage', 'Hinweis', 'Stand'] as const;
/** What the list of hints is sorted and filtered by. */
export type HintColumn = (typeof COLUMNS)[number];

/** Reads the query of the list of hints. */
export const hintListQuery = listQuerySchema(['Stand', 'Antwort', 'Frage', 'Hinweis']);

/** The state of a hint's text, in words. */
export function hintState({ text, delivered }: Pick<ManagedHint, 'text' | 'delivered'>): string {
  if (text !== delivered) return text === '' ? 'entfernt' : 'geändert';
  return text === '' ? 'ohne Hinweis' : 'wie geliefert';
}

/** The columns of the list of hints, as its screen shows them. */
export const hintColumns: ListColumns<ManagedHint, HintColumn> = {
  Antwort: { value: ({ Antwort }) => Antwort },
  Frage: { value: ({ Frage }) => Frage },
  Hinweis: { value: ({ text }) => text || null },
  Stand: { value: (row) => HINT_STATES.indexOf(hintState(row)), text: hintState },
};

/** A question as the vendor maintains it. */
export interface ManagedQuestion extends Question {
  /** Row version; 0 while unchanged. */
  readonly version: number;
  /** The delivered question, to which a reset returns. */
  readonly delivered: Question;
  /** Version of the segment's heading; 0 while unchanged. */
  readonly segmentVersion: number;
  /** When the question is shown, in words; null: always. */
  readonly shownWhen: string | null;
}

/** When a question is shown, in the words of the questions; null: always. */
export function shownInWords({ dependence }: Question, questions: Questionnaire): string | null {
  if (dependence === null) return null;
  const { question: id, anyOf } = dependence;
  const asked = questions.find((each) => each.id === id);
  const answers = anyOf.map(
    (code) => `„${asked?.answers.find(({ value }) => value === code)?.label ?? code}“`,
  );
  return `wenn „${asked?.questiontext ?? id}“ mit ${answers.join(' oder ')} beantwortet ist`;
}
