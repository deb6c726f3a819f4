import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Institution } from '../institutions/institution.entity.ts';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import type { DatedRates } from '../krankenkassen/krankenkasse.ts';

/**
 * A Krankenkasse an institution works with: one of the vendor's list, whose rates then apply, or one of
 * its own with its own rates (`krankenkasse` null).
 */
export const OwnKrankenkasse = defineEntity({
  name: 'OwnKrankenkasse',
  tableName: 'own_krankenkasse',
  uniques: [{ properties: ['institution', 'krankenkasse'] }],
  properties: {
    id: p.integer().primary(),
    institution: () => p.manyToOne(Institution).deleteRule('cascade'),
    krankenkasse: () => p.manyToOne(KrankenkasseRow).nullable().deleteRule('cascade'),
    kasse: p.string().length(200).nullable(),
    kinderpauschale: p.integer().nullable(),
    urinpauschale: p.integer().nullable(),
    stuhlpauschale: p.integer().nullable(),
    kindalter: p.integer().nullable(),
    /** Of an own one; of one of the vendor's list its row says it. */
    selfPay: p.boolean().default(false),
    /** Rates from a day on, oldest first; null where there are none. */
    saetze: p.json().$type<readonly DatedRates[]>().nullable(),
    /** Institutionskennzeichen; null where none is known. */
    ik: p.string().length(9).nullable(),
  },
});
export type OwnKrankenkasse = InferEntity<typeof OwnKrankenkasse>;
