import { ANSWER_CODES, type CodedField } from '../answers/answers.ts';
import type { Question, Questionnaire } from '../answers/question.ts';
import { type Hints, hintsSchema } from './hint.ts';

/** Questions and hints. */
export interface Definitions {
  readonly questionnaire: Questionnaire;
  readonly hints: Hints;
}

/** Texts by field: `questiontext`, `answers.F.label` … of a question, `text` of a hint. Empty: no text. */
export type Texts = Readonly<Record<string, string>>;

/** Changed texts by name: `question:gender`, `hint:haut.Ha2`. */
export type EditedTexts = ReadonlyMap<string, Texts>;

/** Name under which the texts of a question are stored. */
export const questionName = (id: string): string => `question:${id}`;
/** Name under which the text of a hint is stored; `key` is `field.code`. */
export const hintName = (key: string): string => `hint:${key}`;

/** Name under which the heading of a segment is stored; `name` is the delivered heading. */
export const segmentName = (name: string): string => `segment:${name}`;

/** Keys of all possible hints, `field.code`, in the order in which answers are shown. */
export const HINT_KEYS: readonly string[] = (Object.keys(ANSWER_CODES) as CodedField[]).flatMap((field) =>
  ANSWER_CODES[field].map((code) => `${field}.${code}`),
);

/** The texts of a question by field. */
export function textsOfQuestion({ questiontext, sublinetext, hint, answers }: Question): Texts {
  return Object.fromEntries([
    ['questiontext', questiontext],
    ['sublinetext', sublinetext ?? ''],
    ['hint', hint ?? ''],
    ...answers.flatMap((each) => [
      [`answers.${each.value}.label`, each.label],
      [`answers.${each.value}.sublinetext`, each.sublinetext ?? ''],
    ]),
  ]);
}

/** The texts of all hints by key; a missing one is empty. */
export function hintTexts({ important, ...others }: Hints): ReadonlyMap<string, string> {
  const wishes = Object.entries(important).map(([code, text]) => [`important.${code}`, text] as const);
  return new Map([...Object.entries(others), ...wishes]);
}

/**
 * The delivered definitions with the changed texts. Ids, steps and triggers are always the delivered ones; texts of
 * removed questions and answers are ignored.
 */
export function withEditedTexts({ questionnaire, hints }: Definitions, edited: EditedTexts): Definitions {
  return {
    questionnaire: questionnaire.map((question) => {
      const texts = edited.get(questionName(question.id));
      const heading = edited.get(segmentName(question.segmentName))?.name;
      const headed = heading ? { ...question, segmentName: heading } : question;
      return texts === undefined ? headed : withTexts(headed, texts);
    }),
    hints: withHints(hints, edited),
  };
}

/** A question with changed texts. */
function withTexts(question: Question, texts: Texts): Question {
  // An empty text may replace an optional text, not a required one.
  const needed = (field: string, text: string) => texts[field] || text;
  const wanted = (field: string, text: string | null) => (texts[field] ?? text) || null;
  return {
    ...question,
    questiontext: needed('questiontext', question.questiontext),
    sublinetext: wanted('sublinetext', question.sublinetext),
    hint: wanted('hint', question.hint),
    answers: question.answers.map(({ value, label, sublinetext }) => ({
      value,
      label: needed(`answers.${value}.label`, label),
      sublinetext: wanted(`answers.${value}.sublinetext`, sublinetext),
    })),
  };
}

function withHints(hints: Hints, edited: EditedTexts): Hints {
  const delivered = hintTexts(hints);
  const texts = HINT_KEYS.flatMap((key) => {
    const text = edited.get(hintName(key))?.text ?? delivered.get(key) ?? '';
    return text === '' ? [] : [[key, text] as const];
  });
  const isWish = ([key]: readonly [string, string]) => key.startsWith('important.');
  const wishes = texts.filter(isWish).map(([key, text]) => [key.slice('important.'.length), text]);
  return hintsSchema.parse({
    ...Object.fromEntries(texts.filter((each) => !isWish(each))),
    important: Object.fromEntries(wishes),
  });
}
