import { defineEntity, p } from '@mikro-orm/core';

/** A number for each kind of data that many read and few change; triggers of the database raise it at every write. */
export const DataVersion = defineEntity({
  name: 'DataVersion',
  tableName: 'data_version',
  properties: {
    name: p.string().length(40).primary(),
    version: p.integer(),
  },
});
