import type { Cents } from '#platform/domain';

/** An institution's own gross prices in cents, by size id. */
export type OwnPrices = ReadonlyMap<string, Cents>;
