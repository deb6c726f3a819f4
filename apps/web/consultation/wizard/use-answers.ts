import type { Answers } from '#consultation/domain';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';

/** The draft's answers, including those to hidden questions, and their setters. */
export function useAnswers() {
  const answers = useDraftPart((state) => state.draft.answers);
  const { update } = useDraftActions();
  const change = (give: (answers: Answers) => Answers) =>
    update((before) => {
      const given = give(before.answers);
      return given === before.answers ? before : { ...before, answers: given };
    });
  return { answers, change };
}
