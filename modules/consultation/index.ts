/** The consultation, server part: its definitions and recommendations. Answers and cart never come here. */
import { EditedTextsRow } from './entities/edited-texts.entity.ts';
import { RecommendationRow } from './entities/recommendation.entity.ts';

export { consultationServices } from './consultation-services.ts';
export { MAX_SETTINGS_BYTES, SETTINGS_TOO_LARGE } from './files/read-settings-upload.ts';
export { CareDefinitionsService } from './services/care-definitions.service.ts';
export { ConsultationVersionService } from './services/consultation-version.service.ts';
export { DefinitionService } from './services/definition.service.ts';
export { DefinitionAdminService } from './services/definition-admin.service.ts';
export { MethodExampleService } from './services/method-example.service.ts';
export { OwnPriceAdminService } from './services/own-price-admin.service.ts';
export { OwnPriceTableService } from './services/own-price-table.service.ts';
export { ProductRemovalService, type ProductUsage } from './services/product-removal.service.ts';
export {
  type RateLoweringPreview,
  RateLoweringPreviewService,
} from './services/rate-lowering-preview.service.ts';
export { RecommendationService } from './services/recommendation.service.ts';
export {
  RecommendationAdminService,
  type RecommendationList,
} from './services/recommendation-admin.service.ts';
export { RecommendationTableService } from './services/recommendation-table.service.ts';
export { SettingsTransferService, type StagedSettings } from './services/settings-transfer.service.ts';
export { RecommendationRow };

/** The entities of this module, for the database. */
export const consultationEntities = [RecommendationRow, EditedTextsRow] as const;
