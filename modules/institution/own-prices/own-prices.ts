import type { Cents } from '#platform/domain';

/** An institution's own gross prices in cents, by size id. */
export type OwnPrices = ReadonlyMap<string, Cents>;

/** An institution's own prices as plain JSON, with the version for changing them. */
export interface StoredPrices {
  /** Raised by each change of a price; a write sends the version that the user has seen. */
  readonly version: number;
  /** Gross cents by size id. */
  readonly prices: Readonly<Record<string, Cents>>;
}
