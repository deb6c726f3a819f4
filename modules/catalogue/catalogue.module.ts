import { Module } from '@nestjs/common';
import { catalogueControllers } from './catalogue.controllers.ts';
import { ImageImportService } from './images/image-import.service.ts';
import { PictureBundleService } from './images/picture-bundle.service.ts';
import { ProductImageService } from './images/product-image.service.ts';
import { ProductService } from './product-sheet/product.service.ts';
import { ProductAdminService } from './product-sheet/product-admin.service.ts';
import { ProductPriceService } from './product-sheet/product-price.service.ts';
import { ProductSheetService } from './product-sheet/product-sheet.service.ts';
import { ProductTableService } from './product-table/product-table.service.ts';

/** What other modules, apps and commands may inject. */
const exported = [
  ProductService,
  ProductAdminService,
  ProductSheetService,
  ProductPriceService,
  ProductTableService,
  ProductImageService,
  ImageImportService,
  PictureBundleService,
];

/** Products with their pictures, competitors and contract prices. */
@Module({ providers: exported, controllers: catalogueControllers, exports: exported })
export class CatalogueModule {}
