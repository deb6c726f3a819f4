/** The catalogue's server face. */
import { catalogueRecords } from './catalogue-records.ts';
import { Competitor } from './competitors/competitor.entity.ts';
import { ProductImage } from './images/product-image.entity.ts';
import { ProductRow } from './products/product.entity.ts';
import { ProductSizeRow } from './products/product-size.entity.ts';

export { catalogueControllers } from './catalogue.controllers.ts';
export { CatalogueModule } from './catalogue.module.ts';
export {
  type ImageFile,
  ImageImportService,
  type ImportedImage,
  type MatchedImage,
} from './images/image-import.service.ts';
export { dropUnusedImage } from './images/image-rows.ts';
export { PictureBundleService } from './images/picture-bundle.service.ts';
export { ProductImageService, type StoredImage } from './images/product-image.service.ts';
export { catalogueAudit, imageFacts, sizeRecord } from './lists/catalogue-audit.ts';
export { chosenRows } from './product-sheet/chosen-sizes.ts';
export { ProductService } from './product-sheet/product.service.ts';
export { ProductAdminService } from './product-sheet/product-admin.service.ts';
export { headColumns, sizeColumns } from './product-table/product-columns.ts';
export { readProductTable } from './product-table/product-file.ts';
export { ProductTableService } from './product-table/product-table.service.ts';
export type { ProductTableRow } from './product-table/product-table.ts';
export { removeSizes } from './product-table/remove-sizes.ts';
export type { ProductInput } from './products/product-input.ts';
export { findNamedProducts, productNames } from './products/product-names.ts';
export { readProductRows } from './products/product-rows.ts';
export { productIdentity } from './products/product-siblings.ts';
export type { FlatProduct } from './products/product-views.ts';
export { Competitor, catalogueRecords, ProductRow, ProductSizeRow };

/** Entities of this module. */
export const catalogueEntities = [
  ProductRow,
  ProductSizeRow,
  ProductImage,
  ...catalogueRecords.map(({ rules }) => rules.entity),
] as const;
