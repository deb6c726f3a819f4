/** The catalogue, the calls of its screens. */
export { saveProduct } from './product-sheet/product-sheet.calls.ts';
