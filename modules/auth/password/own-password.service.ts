import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { DomainError, type UserActor } from '#platform/domain';
import { LinkToken } from '../links/link-token.entity.ts';
import { SessionService } from '../session/session.service.ts';
import { User } from '../users/user.entity.ts';
import { ownerOf, requireNewPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const ALREADY_CHOSEN = 'Ihr Passwort ist bereits vergeben.';

/**
 * Replaces an initial password with one of the user's choice (access specification, section 2, 'Neues Passwort
 * vergeben').
 */
@Injectable()
export class OwnPasswordService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Sets the password of the actor, who has an initial one, and ends all other sessions of the actor, because anyone
   * who knew the initial password may have logged in. Voids links to reset the password.
   *
   * @param token of the session that continues
   * @throws DomainError `invalid` with the field, `forbidden` if the user has already chosen one
   */
  async replaceInitial(actor: UserActor, token: string, password: string, repeated: string): Promise<void> {
    if (!actor.waiting) throw new DomainError('forbidden', ALREADY_CHOSEN);
    if (password !== repeated) {
      const message = 'Die beiden Passwörter stimmen nicht überein.';
      throw new DomainError('invalid', message, { repeated: message });
    }
    const user = await this.em.fork().findOneOrFail(User, actor.userId, { populate: ['institution'] });
    await requireNewPassword('password', password, ownerOf(user));
    if (user.passwordHash && (await verifyPassword(password, user.passwordHash))) {
      const message = 'Bitte wählen Sie ein anderes Passwort als das, mit dem Sie sich angemeldet haben.';
      throw new DomainError('invalid', message, { password: message });
    }
    const passwordHash = await hashPassword(password);
    await this.em.fork().transactional(async (em) => {
      const changed = await em.nativeUpdate(
        User,
        { id: actor.userId, passwordInitial: true, passwordHash: user.passwordHash },
        { passwordHash, passwordInitial: false, failedTries: 0 },
      );
      if (changed === 0) throw new DomainError('forbidden', ALREADY_CHOSEN);
      await this.sessions.endOthersOf(actor.userId, token, em);
      await em.nativeDelete(LinkToken, {
        user: actor.userId,
        purpose: { $in: ['reset', 'invite', 'contract'] },
      });
      await this.audit.note(actor, 'password-chosen', {}, em);
    });
  }
}
