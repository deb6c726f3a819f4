import type { FormatOptions } from '../output/output.ts';

/** Filters of the list. */
export interface AuditOptions extends FormatOptions {
  readonly since?: string;
  readonly until?: string;
  readonly who?: string;
  readonly what?: string;
  readonly whom?: string;
  readonly limit: number;
}
