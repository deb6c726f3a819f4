import { EntitySchema } from '@mikro-orm/core';
import { admList } from './adm-list.ts';
import { type CustomerList, type CustomerRow, columnsOf } from './customer-list.ts';
import { matchingList } from './matching-list.ts';

function entityOf<Name extends string>(list: CustomerList<Name>) {
  const properties = columnsOf(list).map(([name, { type, field = name }]) => {
    const { length } = type.stored as { readonly length: number };
    return [name, { type: 'string', length, fieldName: field, ...(name === 'knr' && { primary: true }) }];
  });
  return new EntitySchema<CustomerRow<Name>>({
    name: list.table,
    tableName: list.table,
    properties: Object.fromEntries(properties),
  });
}

export const AdmRow = entityOf(admList);
export const MatchingRow = entityOf(matchingList);
