import { Module } from '@nestjs/common';
import { CatalogueModule } from '#catalogue';
import { InstitutionModule } from '#institution';
import { CareDefinitionsService } from './care-definitions/care-definitions.service.ts';
import { consultationControllers } from './consultation.controllers.ts';
import { ConsultationVersionService } from './definitions/consultation-version.service.ts';
import { DefinitionService } from './definitions/definition.service.ts';
import { DefinitionAdminService } from './definitions/definition-admin.service.ts';
import { OwnPriceAdminService } from './own-price-admin/own-price-admin.service.ts';
import { OwnPriceTableService } from './own-price-admin/own-price-table.service.ts';
import { MethodExampleService } from './previews/method-example.service.ts';
import { RateCutPreviewService } from './previews/rate-cut-preview.service.ts';
import { RecommendationService } from './recommendations/recommendation.service.ts';
import { RecommendationAdminService } from './recommendations/recommendation-admin.service.ts';
import { RecommendationTableService } from './recommendations/recommendation-table.service.ts';
import { SetUpListService } from './set-up-list/set-up-list.service.ts';
import { SettingsTransferService } from './settings-transfer/settings-transfer.service.ts';
import { SizesRemovalService } from './sizes-removal/sizes-removal.service.ts';
import { TakeBackService } from './take-back/take-back.service.ts';

/** What other modules, apps and commands may inject. */
const exported = [
  DefinitionService,
  RecommendationService,
  CareDefinitionsService,
  ConsultationVersionService,
  MethodExampleService,
  RateCutPreviewService,
  OwnPriceAdminService,
  OwnPriceTableService,
  SettingsTransferService,
  SizesRemovalService,
  DefinitionAdminService,
  RecommendationAdminService,
  RecommendationTableService,
  SetUpListService,
  TakeBackService,
];

/** Questionnaire, recommendations, and what institutions and the vendor set for consultations. */
@Module({
  imports: [CatalogueModule, InstitutionModule],
  providers: exported,
  controllers: consultationControllers,
  exports: exported,
})
export class ConsultationModule {}
