import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { propertiesOf } from '#platform';
import { Institution } from '../institutions/institution.entity.ts';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';

/**
 * A Krankenkasse of an institution: either one of the vendor's list, whose rates apply, or one with its own
 * rates (`krankenkasse` null).
 */
export const OwnKrankenkasse = defineEntity({
  name: 'OwnKrankenkasse',
  tableName: 'own_krankenkasse',
  uniques: [{ properties: ['institution', 'krankenkasse'] }],
  properties: {
    id: p.integer().primary(),
    institution: () => p.manyToOne(Institution).deleteRule('cascade'),
    krankenkasse: () => p.manyToOne(KrankenkasseRow).nullable().deleteRule('cascade').index(),
    /** Only set for the institution's own Krankenkassen. */
    ...propertiesOf(krankenkasseRecord.columns, { nullable: true }),
  },
});
export type OwnKrankenkasse = InferEntity<typeof OwnKrankenkasse>;
