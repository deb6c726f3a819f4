import { shapesOf } from '#platform/domain';
import { catalogueLists } from './lists/lists.ts';
import { productTable } from './product-table/product-table.ts';

/**
 * Tables of this module that are exported and imported as files; the worker that reads uploads finds them by
 * name.
 */
export const catalogueTables = [productTable, ...shapesOf(catalogueLists)] as const;
