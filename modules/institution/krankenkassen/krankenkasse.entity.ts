import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { DatedRates } from './krankenkasse.ts';

/** A Krankenkasse as the vendor keeps it for all institutions. Rates net, in cents a month. */
export const KrankenkasseRow = defineEntity({
  name: 'Krankenkasse',
  tableName: 'krankenkasse',
  properties: {
    id: p.integer().primary(),
    kasse: p.string().length(200).unique(),
    kinderpauschale: p.integer(),
    urinpauschale: p.integer(),
    stuhlpauschale: p.integer(),
    /** Null takes the default age limit. */
    kindalter: p.integer().nullable(),
    /** Rates from a day on, oldest first; null where there are none. */
    saetze: p.json().$type<readonly DatedRates[]>().nullable(),
    /** Institutionskennzeichen; null where none is known. */
    ik: p.string().length(9).nullable(),
    selfPay: p.boolean(),
    /** A sample rate of the demo, not a contract's. */
    muster: p.boolean(),
    /** Raised by each write of people. */
    version: p.integer().default(1),
  },
});
export type KrankenkasseRow = InferEntity<typeof KrankenkasseRow>;
