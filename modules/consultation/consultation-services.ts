import { CareDefinitionsService } from './services/care-definitions.service.ts';
import { ConsultationVersionService } from './services/consultation-version.service.ts';
import { DefinitionService } from './services/definition.service.ts';
import { DefinitionAdminService } from './services/definition-admin.service.ts';
import { MethodExampleService } from './services/method-example.service.ts';
import { OwnPriceAdminService } from './services/own-price-admin.service.ts';
import { OwnPriceTableService } from './services/own-price-table.service.ts';
import { ProductRemovalService } from './services/product-removal.service.ts';
import { RateLoweringPreviewService } from './services/rate-lowering-preview.service.ts';
import { RecommendationService } from './services/recommendation.service.ts';
import { RecommendationAdminService } from './services/recommendation-admin.service.ts';
import { RecommendationTableService } from './services/recommendation-table.service.ts';
import { SettingsTransferService } from './services/settings-transfer.service.ts';

/** The services of this module, for the composition root. */
export const consultationServices = [
  DefinitionService,
  RecommendationService,
  CareDefinitionsService,
  ConsultationVersionService,
  MethodExampleService,
  RateLoweringPreviewService,
  OwnPriceAdminService,
  OwnPriceTableService,
  SettingsTransferService,
  ProductRemovalService,
  DefinitionAdminService,
  RecommendationAdminService,
  RecommendationTableService,
] as const;
