import { shapesOf } from '#platform/domain';
import { admRecord } from './customers/adm.record.ts';
import { fileOf } from './customers/customer-list.ts';
import { matchingRecord } from './customers/matching.record.ts';
import { institutionLists } from './lists.ts';

/** Tables of this module that are exported and imported as files; the worker that reads uploads knows them by name. */
export const institutionTables = [
  fileOf(matchingRecord),
  fileOf(admRecord),
  ...shapesOf(institutionLists),
] as const;
