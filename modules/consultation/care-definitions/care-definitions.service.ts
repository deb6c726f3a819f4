import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PictureBundleService, ProductService } from '#catalogue';
import { contractPriceRecord } from '#catalogue/domain';
import { RecordServices } from '#platform';
import type { Actor } from '#platform/domain';
import { DefinitionService } from '../definitions/definition.service.ts';
import { RecommendationService } from '../recommendations/recommendation.service.ts';
import type { CareDefinitions } from './care-definitions.ts';

/** Provides the definitions of the care screens, shared by all institutions. */
@Injectable()
export class CareDefinitionsService {
  private made: { readonly parts: Parts; readonly value: CareDefinitions } | undefined;

  constructor(
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(PictureBundleService) private readonly pictures: PictureBundleService,
    @Inject(RecommendationService) private readonly table: RecommendationService,
    @Inject(DefinitionService) private readonly definitions: DefinitionService,
    @Inject(RecordServices) private readonly records: RecordServices,
  ) {}

  /**
   * Returns the same frozen object until a part of it changes. Its version identifies the content.
   * @throws DomainError `forbidden` without the right to take part in consultations
   */
  async current(actor: Actor): Promise<CareDefinitions> {
    const [catalogue, pictures, recommendations, picks, questionnaire, hints, contractPrices] =
      await Promise.all([
        this.products.combined(actor),
        this.pictures.current(actor),
        this.table.idsByKey(actor),
        this.table.picksByKey(actor),
        this.definitions.questionnaire(actor),
        this.definitions.hints(actor),
        this.records.of(contractPriceRecord).all(actor),
      ]);
    const parts = { catalogue, pictures, recommendations, picks, questionnaire, hints, contractPrices };
    if (this.made === undefined || !isMadeOf(this.made.parts, parts)) {
      const version = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
      this.made = { parts, value: Object.freeze({ version, ...parts }) };
    }
    return this.made.value;
  }
}

type Parts = Omit<CareDefinitions, 'version'>;

/** Whether all parts are identical; their services keep each object until it changes. */
function isMadeOf(made: Parts, parts: Parts): boolean {
  return (Object.keys(parts) as (keyof Parts)[]).every((name) => made[name] === parts[name]);
}
