/** The catalogue, server part. */
import { Competitor } from './entities/competitor.entity.ts';
import { ProductRow } from './entities/product.entity.ts';
import { ProductImage } from './entities/product-image.entity.ts';
import { ProductSizeRow } from './entities/product-size.entity.ts';

export { catalogueServices } from './catalogue-services.ts';
export { productIdentity } from './domain/product-siblings.ts';
export { IMAGE_TOO_LARGE } from './images/image-encoding.ts';
export { CompetitorService } from './services/competitor.service.ts';
export { CompetitorAdminService } from './services/competitor-admin.service.ts';
export { CompetitorTableService } from './services/competitor-table.service.ts';
export { type ImageFile, ImageImportService, type ImportedImage } from './services/image-import.service.ts';
export { dropUnusedImage, isImageOfOne } from './services/image-rows.ts';
export { PictureBundleService } from './services/picture-bundle.service.ts';
export { ProductService } from './services/product.service.ts';
export { ProductAdminService } from './services/product-admin.service.ts';
export { headColumns, sizeColumns } from './services/product-columns.ts';
export { readProductTable } from './services/product-file.ts';
export { ProductImageService, type StoredImage } from './services/product-image.service.ts';
export { readProductRows } from './services/product-rows.ts';
export { ProductTableService } from './services/product-table.service.ts';
export type { FlatProduct } from './services/product-views.ts';
export { Competitor, ProductRow, ProductSizeRow };

/** The entities of this module, for the database. */
export const catalogueEntities = [ProductRow, ProductSizeRow, ProductImage, Competitor] as const;
