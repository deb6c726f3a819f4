import { ProductSheetController } from './product-sheet/product-sheet.controller.ts';

/** What answers the calls of this module. */
export const catalogueControllers = [ProductSheetController];
