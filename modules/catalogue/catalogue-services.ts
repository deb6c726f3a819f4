import { ImageImportService } from './images/image-import.service.ts';
import { PictureBundleService } from './images/picture-bundle.service.ts';
import { ProductImageService } from './images/product-image.service.ts';
import { ProductPriceService } from './product-sheet/product-price.service.ts';
import { ProductSheetService } from './product-sheet/product-sheet.service.ts';
import { ProductTableService } from './product-table/product-table.service.ts';
import { ProductService } from './products/product.service.ts';
import { ProductAdminService } from './products/product-admin.service.ts';

/** The services of this module, for the composition root. */
export const catalogueServices = [
  ProductService,
  ProductAdminService,
  ProductSheetService,
  ProductPriceService,
  ProductTableService,
  ProductImageService,
  ImageImportService,
  PictureBundleService,
] as const;
