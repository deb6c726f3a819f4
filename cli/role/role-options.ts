import type { FormatOptions } from '../output/output.ts';

/** Options of `add` and `set`. */
export interface RoleOptions extends FormatOptions {
  readonly name?: string;
  readonly description?: string;
  /** true if the option has no value: no rights. */
  readonly rights?: readonly string[] | true;
}
