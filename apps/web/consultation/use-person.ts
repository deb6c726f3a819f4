import { useMemo } from 'react';
import { useCare } from './care-data.ts';
import { useConsultation } from './consultation-data.ts';
import { useDraft } from './draft-provider.tsx';
import { type Person, personOf } from './person.ts';

/** The person of the draft, on the care screens. */
export function usePerson(): Person {
  const { questionnaire } = useCare();
  const { krankenkassen, today } = useConsultation();
  const { draft } = useDraft();
  return useMemo(
    () => personOf(draft.answers, questionnaire, krankenkassen, today),
    [draft.answers, questionnaire, krankenkassen, today],
  );
}
