import { shapesOf } from '#platform/domain';
import { admList } from './customers/adm-list.ts';
import { fileOf } from './customers/customer-list.ts';
import { matchingList } from './customers/matching-list.ts';
import { institutionLists } from './lists.ts';

/** Tables of this module that are exported and imported as files; the worker that reads uploads knows them by name. */
export const institutionTables = [
  fileOf(matchingList),
  fileOf(admList),
  ...shapesOf(institutionLists),
] as const;
