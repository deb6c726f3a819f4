import type { PriceSources } from './price-sources.ts';

/** Stands here until the database side is written. */
export async function openPriceSources(): Promise<PriceSources> {
  throw new Error('This case names data of the catalogue, but no database is connected yet.');
}
