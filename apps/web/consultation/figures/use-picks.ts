import { useMemo } from 'react';
import { type Picks, picksOf, type RecommendedProduct } from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { usePerson } from '../care/use-person.ts';

/** The picks of a recommendation for the person. */
export function usePicks(list: readonly RecommendedProduct[]): Picks {
  const { prices } = useConsultation();
  const { answers } = usePerson();
  const context = useAddContext('recommendation');
  return useMemo(() => picksOf(list, { ...context, answers, prices }), [list, context, answers, prices]);
}
