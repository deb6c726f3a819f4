import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A row of the matching table: the address the vendor has for a Kundennummer (readings, section 6). */
export const MatchingRow = defineEntity({
  name: 'MatchingRow',
  tableName: 'matching_row',
  properties: {
    knr: p.string().length(8).primary(),
    name1: p.string().length(200),
    name2: p.string().length(200),
    street: p.string().length(200),
    number: p.string().length(20),
    zip: p.string().length(10),
    city: p.string().length(100),
  },
});
export type MatchingRow = InferEntity<typeof MatchingRow>;
