import { shapesOf } from '#platform/domain';
import { admTable } from './customers/adm-table.ts';
import { matchingTable } from './customers/matching-table.ts';
import { institutionLists } from './lists.ts';

/**
 * Tables of this module that are exported and imported as files; the worker that reads uploads finds them by
 * name.
 */
export const institutionTables = [matchingTable, admTable, ...shapesOf(institutionLists)] as const;
