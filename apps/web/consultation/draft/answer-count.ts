import { BIRTHDATE_PARTS } from '#consultation/domain';
import { answeredFields, type Draft } from './draft.ts';

/**
 * How many questions are answered, presets not counted. The parts of a birth date count as one answer, even if
 * incomplete.
 */
export function answerCount(draft: Pick<Draft, 'answers' | 'preset'>): number {
  const fields = new Set(answeredFields(draft));
  const parts = BIRTHDATE_PARTS.filter((part) => fields.delete(part));
  return fields.size + (parts.length > 0 && !fields.has('birthdate') ? 1 : 0);
}
