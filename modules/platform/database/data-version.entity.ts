import { defineEntity, p } from '@mikro-orm/core';

/** A number for each kind of data that is read often and changed rarely; database triggers raise it at every write. */
export const DataVersion = defineEntity({
  name: 'DataVersion',
  tableName: 'data_version',
  properties: {
    name: p.string().length(40).primary(),
    version: p.integer(),
  },
});
