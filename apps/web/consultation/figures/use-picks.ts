import { useMemo } from 'react';
import {
  markedAt,
  type Picks,
  picksOf,
  type RecommendedProduct,
  recommendationKey,
} from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from '../care/care-data.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { usePerson } from '../care/use-person.ts';

/** The picks of what is recommended for the person. */
export function usePicks(list: readonly RecommendedProduct[]): Picks {
  const { prices } = useConsultation();
  const { recommendations, picks } = useCare();
  const { answers } = usePerson();
  const context = useAddContext('recommendation');
  return useMemo(() => {
    const key = recommendationKey(answers);
    const marked = key.ok ? markedAt(recommendations, picks, key.key) : undefined;
    return picksOf(list, { ...context, answers, prices, marked });
  }, [list, context, answers, prices, recommendations, picks]);
}
