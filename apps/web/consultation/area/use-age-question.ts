import { type AgeQuestion, ageQuestion } from '#consultation/domain';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { useConsultation } from './consultation-data.ts';

/** The open question about the birth date; null if there is none, or before the draft is read. */
export function useAgeQuestion(): AgeQuestion | null {
  const { krankenkassen, today } = useConsultation();
  const answers = useDraftPart((state) => state.draft.answers);
  const confirmed = useDraftPart((state) => state.draft.ageConfirmed);
  const insurer = krankenkassen.find(({ Kasse }) => Kasse === answers.krankenkasse);
  return ageQuestion(answers, insurer, today, confirmed);
}
