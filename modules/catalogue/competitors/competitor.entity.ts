import { entityOf } from '#platform';
import { competitorRecord } from './competitor.record.ts';

/** A product of another manufacturer. */
export const Competitor = entityOf(competitorRecord);
