import type { CalendarDay } from '#platform/domain';

/** A user with everything a login depends on, as the drivers return it: booleans are 1 and 0 or true and false. */
export interface LoginRow {
  readonly id: number;
  readonly role_id: number | null;
  /** Whether the role has the right kont_einst. */
  readonly kont_einst: boolean | number;
  readonly login_key: string;
  readonly password_hash: string | null;
  readonly password_initial: boolean | number;
  /** Expiry of an initial password; null: never. */
  readonly password_expires: Date | string | number | null;
  readonly failed_tries: number;
  readonly inactive: boolean | number;
  readonly mail_confirmed: boolean | number;
  readonly mail: string | null;
  readonly testphase: boolean | number;
  readonly testbeginn: CalendarDay | null;
  /** Days, of the Paket. */
  readonly testphasendauer: number;
  readonly vollversion_standard: boolean | number;
  /** Whether a second factor is set up. */
  readonly second_factor: boolean | number;
}

/** A user by the lower-case login name, with the institution's trial, in one query. */
export const LOGIN_BY_KEY = `
  select users.id, users.role_id, users.login_key, users.password_hash, users.password_initial, users.password_expires, users.failed_tries, users.inactive, users.mail_confirmed,
    users.mail,
    exists (select 1 from role_right join rights on rights.id = role_right.right_id
      where role_right.role_id = users.role_id and rights.name = 'kont_einst') as kont_einst,
    exists (select 1 from second_factor where second_factor.user_id = users.id) as second_factor,
    institution.testphase, cast(institution.testbeginn as varchar(10)) as testbeginn,
    paket.testphasendauer, paket.vollversion_standard
  from users
    join institution on institution.id = users.institution_id
    join paket on paket.id = institution.paket_id
  where users.login_key = ?`;
