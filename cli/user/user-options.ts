import type { FormatOptions } from '../output/output.ts';
import type { FilterOptions, YesOptions } from '../program/options.ts';

/** Which users are listed. */
export interface UserListOptions extends FormatOptions, FilterOptions {
  readonly staff?: boolean;
  readonly customers?: boolean;
  readonly deleted?: boolean;
  readonly institution?: string;
}

/** What `add` and `set` are told of a user. */
export interface UserOptions extends FormatOptions {
  readonly login?: string;
  readonly mail?: string;
  readonly givenName?: string;
  readonly lastName?: string;
  readonly salutation?: 'Frau' | 'Herr';
  readonly role?: string;
}

/** Where a new user belongs. */
export interface NewUserOptions extends UserOptions {
  readonly institution?: string;
  readonly staff?: boolean;
}

/** How a user is deleted. */
export interface UserDeletionOptions extends FormatOptions, YesOptions {
  readonly permanent?: boolean;
}
