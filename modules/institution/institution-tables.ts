import { admTable } from './customers/adm-table.ts';
import { matchingTable } from './customers/matching-table.ts';
import { krankenkassenTable } from './krankenkassen/krankenkassen-table.ts';

/** Tables of this module that are exported and imported as files; the worker that reads uploads knows them by name. */
export const institutionTables = [krankenkassenTable, matchingTable, admTable] as const;
