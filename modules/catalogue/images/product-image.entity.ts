import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A picture that products refer to by `imagepfad`. It may be stored before a product does. */
export const ProductImage = defineEntity({
  name: 'ProductImage',
  tableName: 'product_image',
  properties: {
    id: p.integer().primary(),
    /** The value of `imagepfad`. */
    name: p.string().length(200).unique(),
    /** Part of its addresses; newly generated each time it is stored. */
    key: p.string().length(32).unique(),
    /** SHA-256 of the uploaded file: the same file again changes nothing. */
    sourceHash: p.string().length(64),
    /** JPEG within 510 by 510 pixels. */
    large: p.blob().lazy(),
    /** JPEG within 150 by 150 pixels. */
    small: p.blob().lazy(),
    stored: p.datetime().index(),
  },
});
export type ProductImage = InferEntity<typeof ProductImage>;
