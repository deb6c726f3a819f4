import { ImagesController } from './images/images.controller.ts';
import { ProductPriceController } from './product-sheet/product-price.controller.ts';
import { ProductSheetController } from './product-sheet/product-sheet.controller.ts';

/** What answers the calls of this module. */
export const catalogueControllers = [ImagesController, ProductPriceController, ProductSheetController];
