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
