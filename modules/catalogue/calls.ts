/** The catalogue, the calls of its screens. */

export { importImage, matchImages, NAMES_AT_ONCE, uploadImage } from './images/images.calls.ts';
export { changePrices } from './product-sheet/product-price.calls.ts';
export { saveProduct } from './product-sheet/product-sheet.calls.ts';
