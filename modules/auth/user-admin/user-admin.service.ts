import { EntityManager, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { institutionInReach } from '#institution';
import { AuditLog, Clock, changeVersioned, Installation, isUniqueViolation, lockData } from '#platform';
import {
  type Actor,
  changedMeanwhile,
  DomainError,
  refuseOutdated,
  requireConfirmed,
} from '#platform/domain';
import { ChangedMailNotice } from '../links/changed-mail-notice.ts';
import { LinkToken } from '../links/link-token.entity.ts';
import { Role } from '../roles/role.entity.ts';
import { MAIN_USER_ROLE_ID, VENDOR_ROLE_ID } from '../roles/role-ids.ts';
import { ROLE_GONE } from '../roles/role-texts.ts';
import { loginKeyOf } from '../users/login-key.ts';
import { User } from '../users/user.entity.ts';
import { underFreeLoginname } from './free-loginname.ts';
import { freshInitialPassword, NO_PASSWORD } from './fresh-initial-password.ts';
import { type Invitation, InvitationService, requireMailServer } from './invitation.service.ts';
import { toManagedUser } from './managed-user.ts';
import { refuseBeyondLimit } from './require-user-room.ts';
import { refuseTaken } from './taken-user.ts';
import type { UserInput } from './user-input.ts';
import {
  refuseLast,
  refuseMainUser,
  requireUserManager,
  type UserManager,
  userInScope,
} from './users-in-scope.ts';

const OWN_ROLE = 'Ihre eigene Rolle können Sie nicht ändern.';
const GONE = `${ROLE_GONE} Bitte wählen Sie eine andere.`;
const NOT_TO_GIVE = 'Diese Rolle lässt sich hier nicht vergeben.';

/**
 * Refuses a role that the actor may not assign: the vendor's, which is for its own staff only; for institutions also
 * that of main users; and any other role to oneself (access specification, sections 2 and 4).
 *
 * @param where the actor, and the user's institution
 * @param user null for a new one
 * @throws DomainError `invalid` with the field; `forbidden` if the institution would lose its last main user
 */
async function refuseRole(
  em: EntityManager,
  { asking, institutionId }: { readonly asking: UserManager; readonly institutionId: number },
  roleId: number,
  user: User | null,
): Promise<void> {
  const present = user?.role?.id ?? null;
  if (roleId === present) return;
  if (user?.id === asking.userId) throw new DomainError('invalid', OWN_ROLE, { RollenId: OWN_ROLE });
  const isStaff = asking.admin && institutionId === asking.institutionId;
  const refused = isStaff !== (roleId === VENDOR_ROLE_ID) || (!asking.admin && roleId === MAIN_USER_ROLE_ID);
  if (refused) throw new DomainError('invalid', NOT_TO_GIVE, { RollenId: NOT_TO_GIVE });
  if ((await em.count(Role, { id: roleId })) === 0) throw gone();
  if (user !== null) await refuseLast(em, user);
}

/**
 * Locks an assigned role until the transaction ends, so that a concurrent deletion waits and counts the user.
 *
 * @throws DomainError `invalid` with the field if it was deleted meanwhile
 */
async function holdRole(em: EntityManager, roleId: number): Promise<void> {
  const role = await em.findOne(Role, roleId, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
  if (role === null) throw gone();
}

const gone = () => new DomainError('invalid', GONE, { RollenId: GONE });

const STAYS = 'Ein Benutzer bleibt in seiner Institution.';

/** The result of a write: the user and the new version. */
export interface SavedUser {
  readonly id: number;
  readonly version: number;
  readonly Loginname: string;
  /** Only for a new user: the initial password, to be shown once. */
  readonly password?: string;
  /** Only for a new user who was to be invited: whether the mail was sent, or why not. */
  readonly invitation?: Invitation;
  /** Only if the former address could not be notified of a new one: why not. */
  readonly notice?: { readonly failed: string };
}

/** The actor, with the scope of their user management. */
interface By {
  readonly actor: Actor;
  readonly asking: UserManager;
}

type Fields = Omit<UserInput, 'id' | 'institutionId' | 'Einladung'>;

/**
 * Adds and changes users: of one's own institution; the vendor's staff and the operator those of any, including the
 * vendor's.
 */
@Injectable()
export class UserAdminService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Installation) private readonly installation: Installation,
    @Inject(ChangedMailNotice) private readonly notice: ChangedMailNotice,
    @Inject(InvitationService) private readonly invitations: InvitationService,
  ) {}

  /**
   * Adds or changes a user of the actor's institution; the vendor's staff does so in any, and may add staff to its
   * own. A new user starts with an initial password, or with an invitation: a mailed link to set one.
   *
   * @throws DomainError `invalid` with the fields, also for a mail or a login name that is taken; `limit` if the
   *   institution has as many users as its Paket allows; `not-found` for a user of another institution; `forbidden`
   *   for a main user of the actor's institution; `conflict` with the current user (ManagedUser) as `current`;
   *   `password-needed` for a new user, and for another mail address, login name or role; `unavailable` for an
   *   invitation without a mail server
   */
  async save(actor: Actor, given: UserInput): Promise<SavedUser> {
    const by = { actor, asking: await requireUserManager(this.em, actor) };
    const { id, institutionId, Einladung: invites = false, ...input } = given;
    if (id !== null) return this.change(by, id, input, institutionId ?? null);
    if (invites) requireMailServer(this.installation);
    const institution = await institutionInReach(this.em, by.asking, institutionId ?? undefined);
    const added = await this.add(by, input, institution, invites);
    return invites ? { ...added, invitation: await this.invitations.welcome(actor, added.id) } : added;
  }

  private async add(
    { actor, asking }: By,
    input: Fields,
    institutionId: number,
    invites: boolean,
  ): Promise<SavedUser> {
    const where = { asking, institutionId, installation: this.installation };
    await refuseBeyondLimit(this.em.fork(), where);
    await refuseRole(this.em.fork(), { asking, institutionId }, input.RollenId, null);
    await refuseTaken(this.em.fork(), null, input);
    requireConfirmed(actor);
    const { password, ...initial } = invites ? NO_PASSWORD : await freshInitialPassword(this.clock);
    return underFreeLoginname(
      input,
      async (loginname) => {
        const id = await this.em.fork().transactional(async (em) => {
          await lockData(em, `users:${institutionId}`);
          await refuseBeyondLimit(em, where);
          await holdRole(em, input.RollenId);
          const added = (await em.insert(User, {
            ...columnsOf(input, loginname),
            ...initial,
            institution: institutionId,
            // The actor vouches for the address.
            mailConfirmed: true,
            inactive: false,
            created: this.clock.now(),
            version: 1,
          })) as number;
          const after = factsOf(input, loginname);
          await this.audit.note(actor, 'user-added', { user: added, after }, em);
          return added;
        });
        return { id, version: 1, Loginname: loginname, ...(password !== undefined && { password }) };
      },
      () => refuseTaken(this.em.fork(), null, input),
    );
  }

  private async change(
    { actor, asking }: By,
    id: number,
    input: Fields,
    institutionId: number | null,
  ): Promise<SavedUser> {
    const found = await userInScope(this.em.fork(), asking, id);
    refuseMainUser(asking, found);
    const { institution } = found;
    if (institutionId !== null && institutionId !== institution.id)
      throw new DomainError('invalid', STAYS, { institutionId: STAYS });
    await refuseTaken(this.em.fork(), id, input);
    try {
      const { saved, former } = await this.em.fork().transactional(async (em) => {
        await lockData(em, `users:${institution.id}`);
        const user = await userInScope(em, asking, id);
        refuseMainUser(asking, user);
        const present = toManagedUser(asking, user);
        refuseOutdated(present, input.version);
        await refuseRole(em, { asking, institutionId: institution.id }, input.RollenId, user);
        if (changesAccess(user, input)) requireConfirmed(actor);
        await holdRole(em, input.RollenId);
        const loginname = input.Loginname || present.Loginname;
        const seen = { id, version: input.version };
        if (!(await changeVersioned(em, User, seen, columnsOf(input, loginname))))
          throw changedMeanwhile(present);
        // Links were mailed to the former address.
        if (input.Mail !== present.Mail) await em.nativeDelete(LinkToken, { user: id });
        const facts = {
          before: { ...factsOf(present, present.Loginname) },
          after: factsOf(input, loginname),
        };
        await this.audit.note(actor, 'user-changed', { user: id, ...facts }, em);
        const { anrede, vorname, nachname, mailConfirmed } = user;
        const mail = present.Mail;
        const isMoved = mail !== null && mail !== input.Mail;
        return {
          saved: { id, version: present.version + 1, Loginname: loginname },
          former: isMoved ? { id, anrede, vorname, nachname, loginname, mailConfirmed, mail } : null,
        };
      });
      const failed = former === null ? null : await this.notice.send(former);
      return failed === null ? saved : { ...saved, notice: { failed } };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await refuseTaken(this.em.fork(), id, input);
      throw error;
    }
  }
}

/** Whether other links, another login or other rights are the result: by mail address, login name and role. */
function changesAccess({ mail, loginname, role }: User, { Mail, Loginname, RollenId }: Fields): boolean {
  return Mail !== mail || RollenId !== (role?.id ?? null) || (Loginname || loginname) !== loginname;
}

function columnsOf(input: Fields, loginname: string) {
  return {
    anrede: input.Anrede,
    vorname: input.Vorname,
    nachname: input.Nachname,
    mail: input.Mail,
    loginname,
    loginKey: loginKeyOf(loginname),
    role: input.RollenId,
  };
}

type Facts = Readonly<Record<'Vorname' | 'Nachname', string>> & {
  readonly Anrede: number;
  readonly Mail: string | null;
  readonly RollenId: number | null;
};

function factsOf({ Anrede, Vorname, Nachname, Mail, RollenId }: Facts, Loginname: string) {
  return { Anrede, Vorname, Nachname, Mail, RollenId, Loginname };
}
