import { type ListColumns, listQuerySchema } from '#platform/domain';
import type { Question, Questionnaire } from '../answers/question.ts';

/** A hint as the vendor maintains it. */
export interface ManagedHint {
  /** Its place among all of them, from 1. */
  readonly id: number;
  /** `field.code`, such as `haut.Ha2`. */
  readonly key: string;
  /** Raised by each write; 0 where nobody has changed it yet. */
  readonly version: number;
  /** Question and answer that bring it up. */
  readonly Frage: string;
  readonly Antwort: string;
  /** Empty where nothing is advised. */
  readonly text: string;
  /** As the program brings it; empty where it brings none. */
  readonly delivered: string;
}

const COLUMNS = ['Antwort', 'Frage', 'Hinweis', 'Stand'] as const;
/** What the list of hints is sorted and filtered by. */
export type HintColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const hintListQuery = listQuerySchema(['Stand', 'Antwort', 'Frage', 'Hinweis']);

/** Whose text a hint has, in words. */
export function hintState({ text, delivered }: Pick<ManagedHint, 'text' | 'delivered'>): string {
  if (text !== delivered) return text === '' ? 'entfernt' : 'geändert';
  return text === '' ? 'ohne Hinweis' : 'wie geliefert';
}

/** Changed ones first, those without a text last. */
const STATES = ['geändert', 'entfernt', 'wie geliefert', 'ohne Hinweis'];

/** The columns of the list of hints, as its screen shows them. */
export const hintColumns: ListColumns<ManagedHint, HintColumn> = {
  Antwort: { value: ({ Antwort }) => Antwort },
  Frage: { value: ({ Frage }) => Frage },
  Hinweis: { value: ({ text }) => text || null },
  Stand: { value: (row) => STATES.indexOf(hintState(row)), text: hintState },
};

/** A question as the vendor maintains it. */
export interface ManagedQuestion extends Question {
  /** Raised by each write; 0 where nobody has changed it yet. */
  readonly version: number;
  /** As the program brings it: what a reset leads back to. */
  readonly delivered: Question;
  /** Version of the heading of its segment; 0 where nobody has changed it yet. */
  readonly segmentVersion: number;
  /** When it is asked, in words; null: always. */
  readonly shownWhen: string | null;
}

/** When a question is asked, in the words of the questions; null: always. */
export function shownInWords({ dependence }: Question, questions: Questionnaire): string | null {
  if (dependence === null) return null;
  const { question: id, anyOf } = dependence;
  const asked = questions.find((each) => each.id === id);
  const answers = anyOf.map(
    (code) => `„${asked?.answers.find(({ value }) => value === code)?.label ?? code}“`,
  );
  return `wenn „${asked?.questiontext ?? id}“ mit ${answers.join(' oder ')} beantwortet ist`;
}
