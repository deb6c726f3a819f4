import type { FormatOptions } from '../output/output.ts';

/** What `add` and `set` are told of a role. */
export interface RoleOptions extends FormatOptions {
  readonly name?: string;
  readonly description?: string;
  /** true where the option stands without a value: none at all. */
  readonly rights?: readonly string[] | true;
}
