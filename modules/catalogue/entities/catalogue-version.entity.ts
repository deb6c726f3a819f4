import { defineEntity, p } from '@mikro-orm/core';

/**
 * One row with a number that triggers of the database raise at every write to products and sizes, whoever
 * writes: what was made from the catalogue is current as long as it is the same.
 */
export const CatalogueVersion = defineEntity({
  name: 'CatalogueVersion',
  tableName: 'catalogue_version',
  properties: {
    id: p.integer().primary(),
    version: p.integer(),
  },
});
