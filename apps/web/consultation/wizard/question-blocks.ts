import type { Question } from '#consultation/domain';

/** Related questions on one card. */
export interface QuestionBlock {
  /** Id of its first question. */
  readonly id: string;
  readonly questions: readonly Question[];
}

/** The blocks of one segment. */
export interface QuestionSegment {
  readonly name: string;
  readonly blocks: readonly QuestionBlock[];
}

const isChoice = ({ type }: Question) => type === 'single' || type === 'multi';

/** Text fields join the text fields before them; a dependent question stays below the one it depends on. */
function belongsTo(question: Question, before: Question): boolean {
  return question.dependence !== null || (!isChoice(question) && !isChoice(before));
}

/** Groups a step's visible questions by segment and card, in order. */
export function arrangeQuestions(questions: readonly Question[]): readonly QuestionSegment[] {
  const segments: { name: string; blocks: { id: string; questions: Question[] }[] }[] = [];
  for (const question of questions) {
    let segment = segments.at(-1);
    if (segment?.name !== question.segmentName) {
      segment = { name: question.segmentName, blocks: [] };
      segments.push(segment);
    }
    const block = segment.blocks.at(-1);
    const before = block?.questions.at(-1);
    if (block !== undefined && before !== undefined && belongsTo(question, before)) {
      block.questions.push(question);
    } else {
      segment.blocks.push({ id: question.id, questions: [question] });
    }
  }
  return segments;
}

/** A segment, and its questions that are folded. */
interface FoldedSegment extends QuestionSegment {
  readonly more: readonly Question[];
}

/**
 * Segments with the questions that are asked and those that are folded under them. What is asked of one segment shares
 * a card where anything is folded: a screen with little on it is short.
 *
 * @param folded questions of the same steps; empty: nothing changes
 */
export function foldQuestions(
  asked: readonly Question[],
  folded: readonly Question[],
): readonly FoldedSegment[] {
  if (folded.length === 0) return arrangeQuestions(asked).map((segment) => ({ ...segment, more: [] }));
  const names = new Set([...asked, ...folded].map(({ segmentName }) => segmentName));
  return [...names].map((name) => {
    const questions = asked.filter(({ segmentName }) => segmentName === name);
    const [first] = questions;
    return {
      name,
      blocks: first === undefined ? [] : [{ id: first.id, questions }],
      more: folded.filter(({ segmentName }) => segmentName === name),
    };
  });
}
