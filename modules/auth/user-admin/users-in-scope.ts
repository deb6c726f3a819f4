import type { EntityManager } from '@mikro-orm/core';
import { Institution } from '#institution';
import { type Actor, DomainError, refusedAttempt, requireUser } from '#platform/domain';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { User } from '../users/user.entity.ts';
import { standingOf } from './managed-user.ts';

const NOT_ALLOWED = 'Sie haben leider nicht die passenden Berechtigungen.';
const UNKNOWN = 'Diesen Benutzer gibt es nicht.';
const ONESELF = 'Ihren eigenen Zugang können Sie hier nicht ändern.';
const MAIN_USER = 'Der Kundensupport ändert den Hauptbenutzer. Bitte wenden Sie sich dorthin.';

/** Roles that at least one user must have, with the refusal for the last one. */
const LAST: ReadonlyMap<number | undefined, string> = new Map([
  [MAIN_USER_ROLE_ID, 'Das ist der letzte Hauptbenutzer seiner Institution: Er muss bleiben.'],
  [VENDOR_ROLE_ID, 'Das ist der letzte Zugang zur Verwaltung: Er muss bleiben.'],
]);

/** A manager of users. */
export interface UserManager {
  /** Null for the operator, who is no user. */
  readonly userId: number | null;
  /** The own institution; the vendor's for the operator. */
  readonly institutionId: number;
  /** Whether they manage the users of all institutions. */
  readonly admin: boolean;
}

/**
 * Requires a manager of users: insti_nutzer, or the operator, with the scope of the vendor's staff.
 * @throws DomainError `forbidden` without insti_nutzer, and while the actor has an initial password
 */
export async function requireUserManager(em: EntityManager, actor: Actor): Promise<UserManager> {
  if (actor.kind === 'operator') {
    const { id } = await em.fork().findOneOrFail(Institution, { isVendor: true }, { fields: ['id'] });
    return { userId: null, institutionId: id, admin: true };
  }
  const asking = requireUser(actor);
  if (!asking.rights.has('insti_nutzer')) throw new DomainError('forbidden', NOT_ALLOWED);
  return asking;
}

/** Users an action applies to: existing ones, or also deleted ones whose rows were kept. */
export type UserReach = 'present' | 'all';

/**
 * A user, with the role, whom the actor may manage: of the own institution; any for the vendor's staff.
 * @throws DomainError `not-found` for a user of another institution, and for a deleted one out of reach
 */
export async function userInScope(
  em: EntityManager,
  asking: UserManager,
  userId: number,
  reach: UserReach = 'present',
): Promise<User> {
  const user = await em.findOne(
    User,
    {
      id: userId,
      ...(reach === 'present' ? { loginKey: { $ne: null } } : {}),
      ...(asking.admin ? {} : { institution: asking.institutionId }),
    },
    { populate: ['role'], strategy: 'joined' },
  );
  if (user === null) throw new DomainError('not-found', UNKNOWN);
  return user;
}

/**
 * Refuses actions on oneself and, for an institution, on a main user.
 * @throws DomainError `forbidden`
 */
export function requireColleague(asking: UserManager, user: User): void {
  const standing = standingOf(asking, user);
  if (standing === 'oneself') throw refusedAttempt('oneself-refused', ONESELF);
  refuseMainUser(asking, user);
}

/**
 * Refuses to change a main user, which only the vendor may; main users may change their own data.
 * @throws DomainError `forbidden`
 */
export function refuseMainUser(asking: UserManager, user: User): void {
  if (standingOf(asking, user) === 'main-user') throw new DomainError('forbidden', MAIN_USER);
}

/**
 * Refuses to remove the last main user of an institution, or the last of the vendor's staff, because nobody could
 * manage it any more.
 *
 * @param em the transaction of the change, after `lockData` of `users:…`
 * @throws DomainError `forbidden`
 */
export async function refuseLast(em: EntityManager, user: User): Promise<void> {
  const message = LAST.get(user.role?.id);
  if (message === undefined) return;
  const others = {
    institution: user.institution.id,
    role: user.role?.id ?? null,
    id: { $ne: user.id },
    loginKey: { $ne: null },
    inactive: false,
  };
  if ((await em.count(User, others)) > 0) return;
  throw refusedAttempt('last-user-refused', message);
}
