import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Institution } from '../institutions/institution.entity.ts';

/** An institution's own gross price of a product size, in cents. */
export const OwnPrice = defineEntity({
  name: 'OwnPrice',
  tableName: 'own_price',
  properties: {
    institution: () => p.manyToOne(Institution).primary().deleteRule('cascade'),
    /** Id of the size in the catalogue; a price may outlive its size. */
    sizeId: p.integer().primary().index(),
    price: p.integer(),
  },
});
export type OwnPrice = InferEntity<typeof OwnPrice>;
