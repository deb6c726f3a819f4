import { entityOf } from '#platform';
import { competitorRecord } from './competitor.record.ts';

/** A known product of another maker. */
export const Competitor = entityOf(competitorRecord);
