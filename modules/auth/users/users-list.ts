import { type ListColumns, listQuerySchema } from '#platform/domain';
import type { UserStatus } from './user-status.ts';

/**
 * Who a user is to the one who manages users: a colleague is in their hands; of oneself they change what is no right;
 * a main user is the vendor's to change (access specification, section 4).
 */
export type Standing = 'colleague' | 'oneself' | 'main-user';

/** A user as those see one who manage users. */
export interface ManagedUser {
  readonly id: number;
  /** Raised by each write; whoever saves says which one they have seen. */
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
/** What the list is sorted and filtered by. */
export type UsersColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const usersListQuery = listQuerySchema(COLUMNS);

/** The status as people read it; how programs call it the specification says. */
export const STATUS_IN_WORDS: Readonly<Record<UserStatus, string>> = {
  wartend: 'wartend',
  inaktiv: 'inaktiv',
  active: 'aktiv',
};

/** What stands in place of a role. */
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
