import type { Answers } from '#consultation/domain';
import { useDraft } from './draft-provider.tsx';

/** The draft's answers, those of hidden questions included, and the way to change them. */
export function useAnswers() {
  const { draft, update } = useDraft();
  const change = (give: (answers: Answers) => Answers) =>
    update((before) => {
      const given = give(before.answers);
      return given === before.answers ? before : { ...before, answers: given };
    });
  return { answers: draft.answers, change };
}
