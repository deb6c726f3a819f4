import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductRow } from './product.entity.ts';

/** One size of a product: a row of the vendor's product table. */
export const ProductSizeRow = defineEntity({
  name: 'ProductSize',
  tableName: 'product_size',
  uniques: [{ properties: ['product', 'konfektionsgroesse'] }],
  properties: {
    id: p.integer().primary(),
    product: () => p.manyToOne(ProductRow).deleteRule('cascade'),
    artikelnummer: p.string().length(20).index(),
    pzn: p.string().length(8).unique(),
    ean: p.string().length(13),
    hilfsmittelnummer: p.string().length(20),
    konfektionsgroesse: p.string().length(30),
    hueftumfang: p.string().length(50),
    /** Pieces per pack; null for liquids. */
    pieces: p.integer().nullable(),
    /** Amount of a liquid such as `500 ml`; null for counted products. */
    amount: p.string().length(30).nullable(),
    /** List price of a pack in cents, gross; null if unknown. */
    uvp: p.integer().nullable(),
    /** Row version; also raised by changes of what the sizes of its product share. */
    version: p.integer().default(1),
    created: p.datetime(),
    lastModified: p.datetime(),
  },
});
export type ProductSizeRow = InferEntity<typeof ProductSizeRow>;
