import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A Paket: how many users an institution may have, and for how many days it may try the product. */
export const Paket = defineEntity({
  name: 'Paket',
  tableName: 'paket',
  properties: {
    id: p.integer().primary(),
    name: p.string().length(100).unique(),
    nutzerlimit: p.integer(),
    /** Days of the trial; 0 for none. */
    testphasendauer: p.integer(),
    registrierungStandard: p.boolean(),
    vollversionStandard: p.boolean(),
    /** Raised by each write of people. */
    version: p.integer().default(1),
  },
});
export type Paket = InferEntity<typeof Paket>;
