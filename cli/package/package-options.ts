import type { FormatOptions } from '../output/output.ts';

/** Options of `add` and `set`. */
export interface PackageOptions extends FormatOptions {
  readonly name?: string;
  readonly userLimit?: number;
  readonly trialDays?: number;
}

/** What a package is the default for. */
export interface DefaultOptions extends FormatOptions {
  readonly registration?: boolean;
  readonly contract?: boolean;
}
