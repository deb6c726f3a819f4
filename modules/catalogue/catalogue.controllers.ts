import { ProductImageController } from './http/product-image.controller.ts';
import { ProductTableController } from './http/product-table.controller.ts';
import { ImagesController } from './images/images.controller.ts';
import { ProductPriceController } from './product-sheet/product-price.controller.ts';
import { ProductSheetController } from './product-sheet/product-sheet.controller.ts';

/** What answers the calls of this module: of screens beside their services, of programs in `http`. */
export const catalogueControllers = [
  ProductImageController,
  ProductTableController,
  ImagesController,
  ProductPriceController,
  ProductSheetController,
];
