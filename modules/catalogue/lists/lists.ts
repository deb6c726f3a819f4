import type { ListRecord } from '#platform/domain';
import { competitorRecord } from '../competitors/competitor.record.ts';
import { contractPriceRecord } from '../contract-prices/contract-price.record.ts';

/** The plain lists of this module; each listed record has a table, calls, a screen, files and commands. */
export const catalogueLists: readonly ListRecord[] = [competitorRecord, contractPriceRecord];
