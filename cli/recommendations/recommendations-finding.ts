import { RecommendationService } from '#consultation';
import type { OperatorActor } from '#platform/domain';
import type { Services } from '#setup';
import type { Finding } from '../output/finding.ts';

/** Whether every key of the recommendations has a product: the same for `inko doctor` and `inko db check`. */
export async function recommendations(services: Services, operator: OperatorActor): Promise<Finding> {
  const { keys, missingKeys, emptyKeys } = await services.get(RecommendationService).report(operator);
  const bad = missingKeys.length + emptyKeys.length;
  return {
    state: bad === 0 ? 'ok' : 'error',
    check: 'recommendations',
    detail:
      bad === 0
        ? `all ${keys} keys have products`
        : `${bad} keys have no product: inko recommendations check`,
  };
}
