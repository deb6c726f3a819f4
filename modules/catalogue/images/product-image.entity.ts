import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A picture of products, which name it in `imagepfad`. It may be there before a product names it. */
export const ProductImage = defineEntity({
  name: 'ProductImage',
  tableName: 'product_image',
  properties: {
    id: p.integer().primary(),
    /** As `imagepfad` says it. */
    name: p.string().length(200).unique(),
    /** Part of its addresses; drawn anew each time it is stored. */
    key: p.string().length(32).unique(),
    /** SHA-256 of the file that was sent: the same file again changes nothing. */
    sourceHash: p.string().length(64),
    /** JPEG within 510 by 510 pixels. */
    large: p.blob().lazy(),
    /** JPEG within 150 by 150 pixels. */
    small: p.blob().lazy(),
    stored: p.datetime().index(),
  },
});
export type ProductImage = InferEntity<typeof ProductImage>;
