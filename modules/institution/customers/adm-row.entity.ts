import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A row of the ADM table: the vendor's field representative of a Kundennummer (readings, section 6). */
export const AdmRow = defineEntity({
  name: 'AdmRow',
  tableName: 'adm_row',
  properties: {
    knr: p.string().length(8).primary(),
    admNr: p.string().length(20),
    admName: p.string().length(120),
    /** Empty if unknown, like the phone number. */
    admMail: p.string().length(254),
    admTel: p.string().length(50),
  },
});
export type AdmRow = InferEntity<typeof AdmRow>;
