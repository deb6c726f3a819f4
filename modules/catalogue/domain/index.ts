/** The catalogue, pure part: products, sizes and their vocabulary. */

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
} from './catalogue-filter.ts';
export {
  type CompetitorsColumn,
  competitorFields,
  competitorInput,
  competitorsListQuery,
  type ManagedCompetitor,
} from './competitor-input.ts';
export { FEATURE_ICONS } from './feature-icons.ts';
export { IMAGE_EDGES, type ImageSize, imageAddress } from './image-address.ts';
export { type PictureBundle, partAddress, partsOf, unpackPictures } from './picture-bundle.ts';
export { ONE_SIZE, type PricedProduct, type Product, type ProductSize } from './product.ts';
export { PRODUCT_LABELS, productFields } from './product-fields.ts';
export { hasImageEnding, imageName, MAX_IMAGE_BYTES } from './product-image.ts';
export { ofProductForm, productFormInput } from './product-input.ts';
export {
  type ListedProduct,
  type ManagedProduct,
  type ProductColumn,
  productListQuery,
} from './product-list.ts';
export { sizeLabel } from './size-label.ts';
export {
  APPLICATION_TYPES,
  type ApplicationType,
  PRODUCT_TYPES,
  type ProductType,
  parseApplicationType,
  SEVERITIES,
  singularLabel,
  TIERS,
  type Tier,
} from './vocabulary.ts';
