import { type ListColumns, listQuerySchema } from '#platform/domain';
import type { UserStatus } from '../users/user-status.ts';

/**
 * What a user is to the manager: a colleague can be managed; of oneself everything but rights can be changed; a main
 * user can only be changed by the vendor (access specification, section 4).
 */
export type Standing = 'colleague' | 'oneself' | 'main-user';

/** A user as managers see them. */
export interface ManagedUser {
  readonly id: number;
  /** Row version. */
  readonly version: number;
  /** 0 Frau, 1 Herr. */
  readonly Anrede: number;
  readonly Vorname: string;
  readonly Nachname: string;
  readonly Mail: string | null;
  readonly Loginname: string;
  readonly Status: UserStatus;
  readonly RollenId: number | null;
  readonly RollenName: string | null;
  readonly standing: Standing;
}

const COLUMNS = ['Nachname', 'Vorname', 'Loginname', 'Mail', 'Status', 'Rolle'] as const;
/** Columns by which the list is sorted and filtered. */
export type UsersColumn = (typeof COLUMNS)[number];

/** Reads the query of the list. */
export const usersListQuery = listQuerySchema(COLUMNS);

/** The status in words; the specification defines its codes. */
export const STATUS_IN_WORDS: Readonly<Record<UserStatus, string>> = {
  wartend: 'wartend',
  inaktiv: 'inaktiv',
  active: 'aktiv',
};

/** Shown without a role. */
export const NO_ROLE = 'keine Rolle';

/** The columns of the list, as its screen shows them. */
export const usersColumns: ListColumns<ManagedUser, UsersColumn> = {
  Nachname: { value: ({ Nachname }) => Nachname },
  Vorname: { value: ({ Vorname }) => Vorname },
  Loginname: { value: ({ Loginname }) => Loginname },
  Mail: { value: ({ Mail }) => Mail },
  Status: { value: ({ Status }) => STATUS_IN_WORDS[Status] },
  Rolle: { value: ({ RollenName }) => RollenName ?? NO_ROLE },
};
