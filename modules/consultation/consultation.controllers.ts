import { DefinitionTextsController } from './definitions/definition-texts.controller.ts';
import { DefinitionsController } from './http/definitions.controller.ts';
import { InstiPricesController } from './http/insti-prices.controller.ts';
import { ProductsController } from './http/products.controller.ts';
import { OwnPricesController } from './own-price-admin/own-prices.controller.ts';
import { RateCutPreviewController } from './previews/rate-cut-preview.controller.ts';
import { RecommendationController } from './recommendations/recommendation.controller.ts';
import { SettingsTransferController } from './settings-transfer/settings-transfer.controller.ts';
import { SizesRemovalController } from './sizes-removal/sizes-removal.controller.ts';
import { TakeBackController } from './take-back/take-back.controller.ts';

/** What answers the calls of this module: of screens beside their services, of programs in `http`. */
export const consultationControllers = [
  DefinitionTextsController,
  DefinitionsController,
  InstiPricesController,
  OwnPricesController,
  ProductsController,
  RateCutPreviewController,
  RecommendationController,
  SettingsTransferController,
  SizesRemovalController,
  TakeBackController,
];
