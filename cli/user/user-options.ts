import type { FormatOptions } from '../output/output.ts';
import type { FilterOptions, YesOptions } from '../program/options.ts';

/** Filters of the list. */
export interface UserListOptions extends FormatOptions, FilterOptions {
  readonly staff?: boolean;
  readonly customers?: boolean;
  readonly deleted?: boolean;
  readonly institution?: string;
}

/** Options of `add` and `set`. */
export interface UserOptions extends FormatOptions {
  readonly login?: string;
  readonly mail?: string;
  readonly givenName?: string;
  readonly lastName?: string;
  readonly salutation?: 'Frau' | 'Herr';
  readonly role?: string;
}

/** Institution or staff of a new user. */
export interface NewUserOptions extends UserOptions {
  readonly institution?: string;
  readonly staff?: boolean;
  readonly invite?: boolean;
}

/** Options of a new password. */
export interface ResetOptions extends FormatOptions {
  readonly invite?: boolean;
}

/** Options of a deletion. */
export interface UserDeletionOptions extends FormatOptions, YesOptions {
  readonly permanent?: boolean;
}
