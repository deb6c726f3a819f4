import { useMemo } from 'react';
import { useConsultation } from '../area/consultation-data.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { useCare } from './care-data.ts';
import { type Person, personOf } from './person.ts';

/** The person of the draft, on the care screens. */
export function usePerson(): Person {
  const { questionnaire } = useCare();
  const { krankenkassen, today } = useConsultation();
  const answers = useDraftPart((state) => state.draft.answers);
  return useMemo(
    () => personOf(answers, questionnaire, krankenkassen, today),
    [answers, questionnaire, krankenkassen, today],
  );
}
