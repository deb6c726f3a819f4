import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ApplicationType, ProductType, Severity, Tier } from './vocabulary.ts';

/** What the sizes of a product have in common: the combined product, with a stored id. */
export const ProductRow = defineEntity({
  name: 'Product',
  tableName: 'product',
  uniques: [
    {
      properties: ['produktbezeichnung', 'anwendungstyp', 'premiumBasis', 'schweregrad', 'tropfenanzahl'],
      name: 'product_identity_unique',
    },
  ],
  indexes: [{ properties: ['produktbezeichnungKey', 'id'] }],
  properties: {
    id: p.integer().primary(),
    produktbezeichnung: p.string().length(200),
    /** What it is sorted by; triggers of the database write it. */
    produktbezeichnungKey: p.string().length(400).default(''),
    inkontinenzprodukt: p.string().length(30).$type<ProductType>(),
    anwendungstyp: p.string().length(30).$type<ApplicationType>(),
    premiumBasis: p.string().length(10).$type<Tier>(),
    schweregrad: p.string().length(30).$type<Severity>(),
    /** Absorption in half drops, 0 to 20: whole numbers compare exactly on both engines. */
    tropfenanzahl: p.integer(),
    imagepfad: p.string().length(200).index(),
    vorteilskommunikation: p.json().$type<readonly string[]>(),
    icons: p.json().$type<readonly string[]>(),
    liquid: p.boolean(),
    /** Used again after each wash; `isReusable` reads it. */
    wiederverwendbar: p.boolean().default(false),
  },
});
export type ProductRow = InferEntity<typeof ProductRow>;
