import { p } from '@mikro-orm/core';
import { entityOf } from '#platform';
import { krankenkasseRecord } from './krankenkasse.record.ts';

/** A Krankenkasse as the vendor keeps it for all institutions. */
export const KrankenkasseRow = entityOf(krankenkasseRecord, {
  /** A sample rate of the demo, not a contract's. */
  muster: p.boolean(),
});
