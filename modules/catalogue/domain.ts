/** The catalogue's domain face: products, sizes and their vocabulary. */

export { catalogueTables } from './catalogue-tables.ts';
export { scannedCode } from './codes/scanned-code.ts';
export { competitorRecord } from './competitors/competitor.record.ts';
export { type ContractPrice, contractPriceRecord } from './contract-prices/contract-price.record.ts';
export { contractUnit } from './contract-prices/contract-unit.ts';
export { IMAGE_EDGES, type ImageSize, imageAddress } from './images/image-address.ts';
export { type PictureBundle, partAddress, partsOf } from './images/picture-bundle.ts';
export {
  hasImageEnding,
  IMAGE_TOO_LARGE,
  MAX_IMAGE_BYTES,
  NO_PRODUCT_OF_IMAGE,
} from './images/product-image.ts';
export { type InstructionStep, instructionsOf } from './instructions/instruction-steps.ts';
export { PRODUCT_DRAWING, PRODUCT_DRAWINGS } from './instructions/product-drawing.ts';
export { SCENE, type Scene, sceneGroups } from './instructions/scene.ts';
export type { Ink, Stroke } from './instructions/stroke.ts';
export { catalogueLists } from './lists/lists.ts';
export { type ChosenSize, chosenSizes } from './product-sheet/chosen-input.ts';
export { type ListedProduct, type ListedSize, priceRange } from './product-sheet/listed-product.ts';
export { changedPrice, priceChange } from './product-sheet/price-change.ts';
export { type ProductSheet, SIZE_COLUMNS, type SizeColumn } from './product-sheet/product-sheet.ts';
export { MOST_SIZES, productSheetInput } from './product-sheet/sheet-input.ts';
export {
  CATALOGUE_TABS,
  type CatalogueFilter,
  type CatalogueTab,
  type FilterGroup,
  filterGroups,
  readCatalogueFilter,
  shownSizes,
  tabOf,
  toggleFilter,
  writeCatalogueFilter,
} from './products/catalogue-filter.ts';
export { FEATURE_ICONS } from './products/feature-icons.ts';
export { packContent } from './products/pack-content.ts';
export { ONE_SIZE, type PricedProduct, type Product, type ProductSize } from './products/product.ts';
export { PRODUCT_LABELS, productFields, writtenFields } from './products/product-fields.ts';
export { PRODUCT_GONE } from './products/product-input.ts';
export { type ManagedProduct, type ProductColumn, productListQuery } from './products/product-list.ts';
export { isReusable } from './products/reusable.ts';
export { sizedName, sizeInWords, sizeLabel } from './products/size-label.ts';
export { nextSize } from './products/size-order.ts';
export {
  APPLICATION_TYPES,
  type ApplicationType,
  PRODUCT_TYPES,
  type ProductType,
  parseApplicationType,
  SEVERITIES,
  type Severity,
  singularLabel,
  TIERS,
  type Tier,
} from './products/vocabulary.ts';
export { foldings } from './search/fold-text.ts';
export { type Hit, searchCatalogue, sizeOfCode } from './search/search-catalogue.ts';
