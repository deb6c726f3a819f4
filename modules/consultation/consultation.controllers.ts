import { DefinitionTextsController } from './definitions/definition-texts.controller.ts';
import { OwnPricesController } from './own-price-admin/own-prices.controller.ts';
import { RateCutPreviewController } from './previews/rate-cut-preview.controller.ts';
import { RecommendationController } from './recommendations/recommendation.controller.ts';
import { SettingsTransferController } from './settings-transfer/settings-transfer.controller.ts';
import { SizesRemovalController } from './sizes-removal/sizes-removal.controller.ts';
import { TakeBackController } from './take-back/take-back.controller.ts';

/** What answers the calls of this module. */
export const consultationControllers = [
  DefinitionTextsController,
  OwnPricesController,
  RateCutPreviewController,
  RecommendationController,
  SettingsTransferController,
  SizesRemovalController,
  TakeBackController,
];
