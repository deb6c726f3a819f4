/** The consultation, server part: definitions and recommendations. Answers and cart never reach the server. */
import { EditedTextsRow } from './definitions/edited-texts.entity.ts';
import { RecommendationRow } from './recommendations/recommendation.entity.ts';

export { CareDefinitionsService } from './care-definitions/care-definitions.service.ts';
export { consultationControllers } from './consultation.controllers.ts';
export { ConsultationModule } from './consultation.module.ts';
export { consultationAudit } from './consultation-audit.ts';
export { ConsultationVersionService } from './definitions/consultation-version.service.ts';
export { DefinitionService } from './definitions/definition.service.ts';
export { DefinitionAdminService } from './definitions/definition-admin.service.ts';
export { OwnPriceTableService } from './own-price-admin/own-price-table.service.ts';
export { MethodExampleService } from './previews/method-example.service.ts';
export {
  type RateCutPreview,
  RateCutPreviewService,
} from './previews/rate-cut-preview.service.ts';
export { RecommendationService } from './recommendations/recommendation.service.ts';
export {
  RecommendationAdminService,
  type RecommendationList,
} from './recommendations/recommendation-admin.service.ts';
export { RecommendationTableService } from './recommendations/recommendation-table.service.ts';
export { SetUpListService } from './set-up-list/set-up-list.service.ts';
export type { FileForm } from './settings-transfer/settings-file.ts';
export {
  type ExportedForms,
  SettingsForms,
} from './settings-transfer/settings-forms.ts';
export type { FormWrites, PartPlan, SettingsChange } from './settings-transfer/settings-parts.ts';
export {
  SettingsTransferService,
  type StagedSettings,
} from './settings-transfer/settings-transfer.service.ts';
export { SizesRemovalService, type SizesUsage } from './sizes-removal/sizes-removal.service.ts';
export { type TakeBackPreview, TakeBackService } from './take-back/take-back.service.ts';
export { RecommendationRow };

/** The entities of this module, for the database. */
export const consultationEntities = [RecommendationRow, EditedTextsRow] as const;
