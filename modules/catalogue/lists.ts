import type { ListRecord } from '#platform/domain';
import { competitorRecord } from './competitors/competitor.record.ts';

/** The plain lists of this module: one that is named here has its table, calls, screen, files and commands. */
export const catalogueLists: readonly ListRecord[] = [competitorRecord];
