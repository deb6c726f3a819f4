/** The consultation, the calls of its screens. */
export { saveHint, saveQuestion, saveSegment } from './definitions/definitions.calls.ts';
export { clearOwnPrices, saveOwnPrices } from './own-price-admin/own-prices.calls.ts';
export { previewRateCut } from './previews/rate-cut-preview.calls.ts';
export { findProducts, saveRecommendation } from './recommendations/recommendations.calls.ts';
export {
  discardSettings,
  importSettings,
  uploadSettings,
} from './settings-transfer/settings-transfer.calls.ts';
export { deleteSizes, lossOfSizes } from './sizes-removal/sizes-removal.calls.ts';
export { previewTakeBack, takeBackImport } from './take-back/take-back.calls.ts';
