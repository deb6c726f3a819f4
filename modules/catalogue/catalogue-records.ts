import { ruledRecords } from '#platform';
import { Competitor } from './competitors/competitor.entity.ts';
import { competitorRecord } from './competitors/competitor.record.ts';
import { catalogueLists } from './lists/lists.ts';

/** The plain lists of this module with their rules. */
export const catalogueRecords = ruledRecords(catalogueLists, [
  { record: competitorRecord, rules: { entity: Competitor } },
]);
