/** The catalogue's domain face: products, sizes and their vocabulary. */

export { catalogueTables } from './catalogue-tables.ts';
export { competitorRecord } from './competitors/competitor.record.ts';
export { IMAGE_EDGES, type ImageSize, imageAddress } from './images/image-address.ts';
export { type PictureBundle, partAddress, partsOf, unpackPictures } from './images/picture-bundle.ts';
export { hasImageEnding, imageName, MAX_IMAGE_BYTES } from './images/product-image.ts';
export { catalogueLists } from './lists.ts';
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
export { ONE_SIZE, type PricedProduct, type Product, type ProductSize } from './products/product.ts';
export { PRODUCT_LABELS, productFields } from './products/product-fields.ts';
export { ofProductForm, productFormInput } from './products/product-input.ts';
export {
  type ListedProduct,
  type ManagedProduct,
  type ProductColumn,
  productListQuery,
} from './products/product-list.ts';
export { sizeLabel } from './products/size-label.ts';
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
} from './products/vocabulary.ts';
