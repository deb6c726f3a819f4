import type { FormatOptions } from '../output/output.ts';

/** What `add` and `set` are told of a package. */
export interface PackageOptions extends FormatOptions {
  readonly name?: string;
  readonly userLimit?: number;
  readonly trialDays?: number;
}

/** For what a package is the default. */
export interface DefaultOptions extends FormatOptions {
  readonly registration?: boolean;
  readonly contract?: boolean;
}
