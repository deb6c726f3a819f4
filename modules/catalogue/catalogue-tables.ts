import { competitorsTable } from './competitors/competitors-table.ts';
import { productTable } from './product-table/product-table.ts';

/** Tables of this module that are exported and imported as files; the worker that reads uploads knows them by name. */
export const catalogueTables = [productTable, competitorsTable] as const;
