import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { RecommendationAdminService } from './recommendation-admin.service.ts';
import { findProducts } from './recommendation-search.calls.ts';

/** Finds products to recommend. */
@Calls()
export class RecommendationSearchController {
  constructor(
    @Inject(RecommendationAdminService) private readonly recommendations: RecommendationAdminService,
  ) {}

  @Call(findProducts)
  async find(@Input() { q }: InputOf<typeof findProducts>, @Caller() actor: UserActor) {
    return { products: await this.recommendations.find(actor, q) };
  }
}
