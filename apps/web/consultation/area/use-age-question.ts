import { useCallback } from 'react';
import { type AgeQuestion, ageQuestion } from '#consultation/domain';
import type { Draft } from '../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { useConsultation } from './consultation-data.ts';

function useQuestionOf(): (draft: Pick<Draft, 'answers' | 'ageConfirmed'>) => AgeQuestion | null {
  const { krankenkassen, today } = useConsultation();
  return useCallback(
    ({ answers, ageConfirmed }) => {
      const insurer = krankenkassen.find(({ Kasse }) => Kasse === answers.krankenkasse);
      return ageQuestion(answers, insurer, today, ageConfirmed);
    },
    [krankenkassen, today],
  );
}

/** The open question about the birth date; null if there is none, or before the draft is read. */
export function useAgeQuestion(): AgeQuestion | null {
  const questionOf = useQuestionOf();
  const answers = useDraftPart((state) => state.draft.answers);
  const ageConfirmed = useDraftPart((state) => state.draft.ageConfirmed);
  return questionOf({ answers, ageConfirmed });
}

/** Says, of the draft as it is when called, whether the question is open. */
export function useAgeIsOpen(): () => boolean {
  const questionOf = useQuestionOf();
  const { getState } = useDraftActions();
  return useCallback(() => questionOf(getState().draft) !== null, [questionOf, getState]);
}
