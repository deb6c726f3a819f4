import { catalogueRecords } from '#catalogue';
import { institutionRecords } from '#institution';
import type { RuledRecord } from '#platform';

/** The plain lists of all modules. */
export const records: readonly RuledRecord[] = [...institutionRecords, ...catalogueRecords];
