import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { RecommendationAdminService } from './recommendation-admin.service.ts';
import { findProducts, saveRecommendation } from './recommendations.calls.ts';

/** Recommended products. */
@Calls()
export class RecommendationController {
  constructor(@Inject(RecommendationAdminService) private readonly admin: RecommendationAdminService) {}

  @Call(saveRecommendation)
  save(@Input() given: InputOf<typeof saveRecommendation>, @Caller() actor: UserActor) {
    return this.admin.save(actor, given);
  }

  @Call(findProducts)
  async find(@Input() { q }: InputOf<typeof findProducts>, @Caller() actor: UserActor) {
    return { products: await this.admin.find(actor, q) };
  }
}
