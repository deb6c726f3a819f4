import { useMemo } from 'react';
import {
  type RecommendedProduct,
  recommendationKey,
  recommendedAt,
  recommendedProducts,
} from '#consultation/domain';
import { useCare } from './care-data.ts';
import { usePerson } from './use-person.ts';

/** Products recommended for the current answers; null while one is missing. */
export function useRecommended(): readonly RecommendedProduct[] | null {
  const { products, recommendations } = useCare();
  const key = recommendationKey(usePerson().answers);
  const name = key.ok ? key.key : null;
  return useMemo(
    () =>
      name === null ? null : recommendedProducts({ ids: recommendedAt(recommendations, name), products }),
    [recommendations, name, products],
  );
}
