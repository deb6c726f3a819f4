import type { Question } from '#consultation/domain';

/** Questions that belong together and stand on one card. */
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

/** What is typed joins what was typed before it; what hangs on an answer stays below that answer. */
function belongsTo(question: Question, before: Question): boolean {
  return question.dependence !== null || (!isChoice(question) && !isChoice(before));
}

/** Arranges the shown questions of a step by segment and card, in their order. */
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
