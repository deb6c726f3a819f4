import { CareDefinitionsService } from './definitions/care-definitions.service.ts';
import { ConsultationVersionService } from './definitions/consultation-version.service.ts';
import { DefinitionService } from './definitions/definition.service.ts';
import { DefinitionAdminService } from './definitions/definition-admin.service.ts';
import { OwnPriceAdminService } from './own-prices/own-price-admin.service.ts';
import { OwnPriceTableService } from './own-prices/own-price-table.service.ts';
import { MethodExampleService } from './pricing/method-example.service.ts';
import { RateLoweringPreviewService } from './pricing/rate-lowering-preview.service.ts';
import { ProductRemovalService } from './recommendations/product-removal.service.ts';
import { RecommendationService } from './recommendations/recommendation.service.ts';
import { RecommendationAdminService } from './recommendations/recommendation-admin.service.ts';
import { RecommendationTableService } from './recommendations/recommendation-table.service.ts';
import { SettingsTransferService } from './settings-transfer/settings-transfer.service.ts';

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
