import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Institution } from '#institution';
import { type Actor, DomainError, requireUser } from '#platform/domain';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { standingOf } from './managed-user.ts';
import { User } from './user.entity.ts';

const NOT_ALLOWED = 'Sie haben leider nicht die passenden Berechtigungen.';
const UNKNOWN = 'Diesen Benutzer gibt es nicht.';
const ONESELF = 'Ihren eigenen Zugang können Sie hier nicht ändern.';
const MAIN_USER = 'Den Hauptbenutzer ändert das Kundencenter. Bitte wenden Sie sich dorthin.';

/** Roles that somebody must have, and what is said of the last one. */
const LAST: ReadonlyMap<number | undefined, string> = new Map([
  [MAIN_USER_ROLE_ID, 'Das ist der letzte Hauptbenutzer seiner Institution: Er muss bleiben.'],
  [VENDOR_ROLE_ID, 'Das ist der letzte Zugang zur Verwaltung: Er muss bleiben.'],
]);

/** Whoever manages users. */
export interface UserManager {
  /** Null for the operator, who is no user: to them nobody is oneself. */
  readonly userId: number | null;
  /** The own institution; the operator stands where the vendor's staff does. */
  readonly institutionId: number;
  /** Whether they manage the users of any institution. */
  readonly admin: boolean;
}

/**
 * Lets pass who manages users: those with insti_nutzer, and the operator, who may what the vendor's staff may.
 * @throws DomainError `forbidden` without insti_nutzer, and while the own password is to be set
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

/** Whom an act reaches: users who are there, or also those whose rows are kept after they were deleted. */
export type UserReach = 'present' | 'all';

/**
 * A user, with the role, whom somebody may manage: of the own institution, and any for the vendor's staff.
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
 * Refuses what only others may do to a user: to oneself, and, by an institution, to a main user.
 * @throws DomainError `forbidden`
 */
export function requireColleague(asking: UserManager, user: User): void {
  const standing = standingOf(asking, user);
  if (standing === 'oneself') throw new DomainError('forbidden', ONESELF);
  refuseMainUser(asking, user);
}

/**
 * Refuses a change of a main user, which is the vendor's; main users may change what is theirs.
 * @throws DomainError `forbidden`
 */
export function refuseMainUser(asking: UserManager, user: User): void {
  if (standingOf(asking, user) === 'main-user') throw new DomainError('forbidden', MAIN_USER);
}

/**
 * Refuses to take the last main user from an institution, or the last of the vendor's staff: nobody there could manage
 * it any more.
 *
 * @param em the transaction of the change, behind `lockUsers`
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
  throw new DomainError('forbidden', message);
}

/**
 * Makes all who add, change and delete users of an institution wait for each other until the transaction ends, in
 * whatever process: so a count of them holds. To be asked first: on SQLite a transaction that has read before it
 * writes fails where another one was faster.
 */
export async function lockUsers(em: SqlEntityManager, institutionId: number): Promise<void> {
  await em.execute(
    `insert into "data_version" ("name", "version") values (?, 1)
     on conflict ("name") do update set "version" = "data_version"."version"`,
    [`users:${institutionId}`],
  );
}
