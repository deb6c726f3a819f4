import { hash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PictureBundleService, ProductService } from '#catalogue';
import type { Actor } from '#platform/domain';
import { RecommendationService } from '../recommendations/recommendation.service.ts';
import type { CareDefinitions } from './care-definitions.ts';
import { DefinitionService } from './definition.service.ts';

/** Provides the definitions of the care screens, shared by all institutions. */
@Injectable()
export class CareDefinitionsService {
  private made: CareDefinitions | undefined;

  constructor(
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(PictureBundleService) private readonly pictures: PictureBundleService,
    @Inject(RecommendationService) private readonly table: RecommendationService,
    @Inject(DefinitionService) private readonly definitions: DefinitionService,
  ) {}

  /**
   * Returns the same frozen object until a part of it changes. Its version identifies the content.
   * @throws DomainError `forbidden` without the right to take part in consultations
   */
  async current(actor: Actor): Promise<CareDefinitions> {
    const [catalogue, pictures, recommendations, questionnaire, hints] = await Promise.all([
      this.products.combined(actor),
      this.pictures.current(actor),
      this.table.idsByKey(actor),
      this.definitions.questionnaire(actor),
      this.definitions.hints(actor),
    ]);
    const parts = { catalogue, pictures, recommendations, questionnaire, hints };
    if (this.made === undefined || !isMadeOf(this.made, parts))
      this.made = Object.freeze({ version: hash('sha256', JSON.stringify(parts), 'base64url'), ...parts });
    return this.made;
  }
}

type Parts = Omit<CareDefinitions, 'version'>;

/** Whether all parts are identical; their services keep each object until it changes. */
function isMadeOf(made: Parts, parts: Parts): boolean {
  return (Object.keys(parts) as (keyof Parts)[]).every((name) => made[name] === parts[name]);
}
