/** The catalogue, pure part: products, sizes and their vocabulary. */

export * from './catalogue-filter.ts';
export * from './check-digits.ts';
export * from './combine.ts';
export * from './product.ts';
export * from './size-order.ts';
export * from './vocabulary.ts';
