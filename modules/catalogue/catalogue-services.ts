import { CompetitorService } from './services/competitor.service.ts';
import { CompetitorAdminService } from './services/competitor-admin.service.ts';
import { CompetitorTableService } from './services/competitor-table.service.ts';
import { ImageImportService } from './services/image-import.service.ts';
import { PictureBundleService } from './services/picture-bundle.service.ts';
import { ProductService } from './services/product.service.ts';
import { ProductAdminService } from './services/product-admin.service.ts';
import { ProductImageService } from './services/product-image.service.ts';
import { ProductTableService } from './services/product-table.service.ts';

/** The services of this module, for the composition root. */
export const catalogueServices = [
  ProductService,
  CompetitorAdminService,
  CompetitorTableService,
  ProductAdminService,
  ProductTableService,
  CompetitorService,
  ProductImageService,
  ImageImportService,
  PictureBundleService,
] as const;
