import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Right } from '#platform/domain';

/** One of the twelve rights with its display name. */
export const RightRow = defineEntity({
  name: 'Right',
  tableName: 'rights',
  properties: {
    id: p.integer().primary(),
    name: p.string().length(20).unique().$type<Right>(),
    beschreibung: p.string().length(200),
  },
});
export type RightRow = InferEntity<typeof RightRow>;

/** A role: id 1 is the vendor's, id 2 the Institutionsadministrator. */
export const Role = defineEntity({
  name: 'Role',
  tableName: 'roles',
  properties: {
    id: p.integer().primary(),
    name: p.string().length(100).unique(),
    beschreibung: p.string().length(500),
    /** Default role of an institution's new users; exactly one role is. */
    istStandard: p.boolean(),
    rechte: () => p.manyToMany(RightRow).pivotTable('role_right'),
    /** Row version. */
    version: p.integer().default(1),
  },
});
export type Role = InferEntity<typeof Role>;
