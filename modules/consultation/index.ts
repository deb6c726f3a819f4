/** The consultation, server part: its definitions and recommendations. Answers and cart never come here. */
import { RecommendationRow } from './entities/recommendation.entity.ts';

export { consultationServices } from './consultation-services.ts';
export { faultPlace, type LineFault } from './domain/recommendation-csv.ts';
export type { RecommendationChanges } from './domain/recommendation-table.ts';
export { MAX_SETTINGS_BYTES, SETTINGS_TOO_LARGE } from './files/read-settings-upload.ts';
export { CareDefinitionsService } from './services/care-definitions.service.ts';
export { ConsultationVersionService } from './services/consultation-version.service.ts';
export { DefinitionService } from './services/definition.service.ts';
export { MethodExampleService } from './services/method-example.service.ts';
export { OwnPriceAdminService } from './services/own-price-admin.service.ts';
export { OwnPriceTableService } from './services/own-price-table.service.ts';
export { ProductRemovalService, type ProductUsage } from './services/product-removal.service.ts';
export { RecommendationService } from './services/recommendation.service.ts';
export { SettingsTransferService, type StagedSettings } from './services/settings-transfer.service.ts';
export { RecommendationRow };

/** The entities of this module, for the database. */
export const consultationEntities = [RecommendationRow] as const;
