import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { type Actor, DomainError, requireRight, requireUser } from '#platform/domain';
import { User } from '../entities/user.entity.ts';
import { MAIN_USER_ROLE_ID } from '../role-ids.ts';
import { endAccess } from './end-access.ts';
import { giveInitialPassword } from './initial-password.ts';

const UNKNOWN = 'Diesen Benutzer gibt es nicht.';
const MAIN_USER = 'Den Hauptbenutzer ändert das Kundencenter. Bitte wenden Sie sich dorthin.';

/** Lets those who manage users help colleagues, and provider staff everybody (access specification, section 4). */
@Injectable()
export class ColleaguesService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Deactivates a user and ends all sessions and links of that user, all of it with its entry in the audit log.
   * @throws DomainError `not-found` for a user of another institution; `forbidden` for oneself and, by an
   *   institution, for a main user
   */
  async deactivate(actor: Actor, userId: number): Promise<void> {
    const user = await this.find(actor, userId);
    await this.em.fork().transactional(async (em) => {
      await em.nativeUpdate(User, { id: user.id }, { inactive: true });
      await endAccess(em, user.id);
      await this.audit.note(actor, 'user-deactivated', { user: user.id }, em);
    });
  }

  /**
   * Gives a user a random initial password, and lets a deactivated one in again ('Benutzer freischalten').
   *
   * @returns the password, to be shown once
   * @throws as `deactivate`
   */
  async resetPassword(actor: Actor, userId: number): Promise<string> {
    const user = await this.find(actor, userId);
    return giveInitialPassword({ em: this.em, audit: this.audit }, actor, user.id, { inactive: false });
  }

  private async find(actor: Actor, userId: number): Promise<User> {
    requireRight(actor, 'insti_nutzer');
    const asking = requireUser(actor);
    const user = await this.em.findOne(User, {
      id: userId,
      loginKey: { $ne: null },
      ...(asking.admin ? {} : { institution: asking.institutionId }),
    });
    if (user === null) throw new DomainError('not-found', UNKNOWN);
    if (user.id === asking.userId)
      throw new DomainError('forbidden', 'Ihren eigenen Zugang können Sie hier nicht ändern.');
    if (user.role?.id === MAIN_USER_ROLE_ID && !asking.admin) throw new DomainError('forbidden', MAIN_USER);
    return user;
  }
}
