import { ownPriceTable } from './own-price-admin/own-price-table.ts';
import { recommendationFile } from './recommendations/recommendation-file.ts';

/** Tables of this module that are exported and imported as files; the worker that reads uploads knows them by name. */
export const consultationTables = [ownPriceTable, recommendationFile] as const;
