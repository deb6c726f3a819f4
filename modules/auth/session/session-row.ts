import { type CalendarDay, DomainError, type Right, type UserActor } from '#platform/domain';
import { mayApply } from '../roles/may-apply.ts';
import { VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { loginKeyOf } from '../users/login-key.ts';

/** A logged-in user: the actor for the services, and names for the screen. */
export interface Login {
  readonly actor: UserActor;
  readonly name: string;
  readonly loginname: string;
  /** Has accepted the data notice after the first login. */
  readonly informed: boolean;
  /** Has finished or closed the introduction. */
  readonly introduced: boolean;
  /** May apply for the contract version on behalf of the institution. */
  readonly mayApply: boolean;
  /** Start of this session; distinguishes a user's logins. */
  readonly since: Date;
}

/**
 * A session with its user, as the drivers return it: booleans as 1 and 0 or true and false, times as text or number.
 */
export interface SessionRow {
  readonly created: string | number;
  readonly last_seen: string | number;
  /** Null for an older session. */
  readonly password_at: string | number | null;
  readonly user_id: number;
  readonly institution_id: number;
  readonly role_id: number | null;
  readonly inactive: boolean | number;
  readonly login_key: string | null;
  readonly password_initial: boolean | number;
  readonly gelesen: boolean | number;
  readonly introduction_seen: boolean | number;
  readonly vorname: string;
  readonly nachname: string;
  readonly loginname: string;
  /** Names of the rights, separated by commas. */
  readonly rechte: string | null;
  readonly testphase: boolean | number;
  readonly testbeginn: CalendarDay | null;
  /** Days, of the Paket. */
  readonly testphasendauer: number;
}

/** A session by the hash of its token, with everything a request needs of its user, in one query. */
export const SESSION_BY_TOKEN = `
  select session.created, session.last_seen, session.password_at, users.id as user_id, users.institution_id, users.role_id,
    users.inactive, users.login_key, users.password_initial, users.gelesen, users.introduction_seen, users.vorname, users.nachname, users.loginname,
    (select string_agg(rights.name, ',') from role_right join rights on rights.id = role_right.right_id
      where role_right.role_id = users.role_id) as rechte,
    institution.testphase, cast(institution.testbeginn as varchar(10)) as testbeginn, paket.testphasendauer
  from session
    join users on users.id = session.user_id
    join institution on institution.id = users.institution_id
    join paket on paket.id = institution.paket_id
  where session.token_hash = ?`;

/** How long a typed password confirms the user's presence. */
const CONFIRMED_MS = 10 * 60_000;

/** The login of a session. */
export function loginOf(session: SessionRow, now: Date): Login {
  const rights = new Set(session.rechte?.split(',') as Right[] | undefined);
  const { password_at } = session;
  return {
    actor: {
      kind: 'user',
      userId: session.user_id,
      institutionId: session.institution_id,
      rights,
      admin: session.role_id === VENDOR_ROLE_ID,
      waiting: Boolean(session.password_initial),
      confirmed: password_at !== null && now.getTime() - new Date(password_at).getTime() <= CONFIRMED_MS,
    },
    name: `${session.vorname} ${session.nachname}`,
    loginname: session.loginname,
    informed: Boolean(session.gelesen),
    introduced: Boolean(session.introduction_seen),
    mayApply: mayApply(session.role_id, rights),
    since: new Date(session.created),
  };
}

/**
 * Accepts only the user's own login name, which some documented calls send beside the token.
 * @throws DomainError `not-found` for any other name, existing or not
 */
export function requireOwnName(loginname: string, username: string): void {
  if (loginKeyOf(loginname) !== loginKeyOf(username))
    throw new DomainError('not-found', 'Diesen Benutzer gibt es nicht.');
}
