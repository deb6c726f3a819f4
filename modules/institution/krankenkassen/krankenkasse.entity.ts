import { p } from '@mikro-orm/core';
import { entityOf } from '#platform';
import { krankenkasseRecord } from './krankenkasse.record.ts';

/** A Krankenkasse that the vendor maintains for all institutions. */
export const KrankenkasseRow = entityOf(krankenkasseRecord, {
  /** A sample rate of the demo, not from a contract. */
  muster: p.boolean(),
});
