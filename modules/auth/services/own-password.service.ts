import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { DomainError, type UserActor } from '#platform/domain';
import { isStrongPassword, PASSWORD_RULE_MESSAGE } from '../domain/index.ts';
import { User } from '../entities/user.entity.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

const ALREADY_CHOSEN = 'Ihr Passwort ist bereits vergeben.';

/** Replaces an initial password by one the user chose (access specification, section 2, 'Neues Passwort vergeben'). */
@Injectable()
export class OwnPasswordService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Sets the password of the actor, who is waiting for it.
   * @throws DomainError `invalid` with the field, `forbidden` for a user who has chosen one already
   */
  async replaceInitial(actor: UserActor, password: string, repeated: string): Promise<void> {
    if (!actor.waiting) throw new DomainError('forbidden', ALREADY_CHOSEN);
    if (password !== repeated) {
      const message = 'Die beiden Passwörter stimmen nicht überein.';
      throw new DomainError('invalid', message, { repeated: message });
    }
    if (!isStrongPassword(password)) {
      throw new DomainError('invalid', PASSWORD_RULE_MESSAGE, { password: PASSWORD_RULE_MESSAGE });
    }
    const user = await this.em.findOneOrFail(User, actor.userId, { fields: ['passwordHash'] });
    if (user.passwordHash && (await verifyPassword(password, user.passwordHash))) {
      const message = 'Bitte wählen Sie ein anderes Passwort als das, mit dem Sie sich angemeldet haben.';
      throw new DomainError('invalid', message, { password: message });
    }
    const passwordHash = await hashPassword(password);
    const changed = await this.em.nativeUpdate(
      User,
      { id: actor.userId, passwordInitial: true },
      { passwordHash, passwordInitial: false, failedTries: 0 },
    );
    if (changed === 0) throw new DomainError('forbidden', ALREADY_CHOSEN);
    await this.audit.note(actor, 'password-chosen');
  }
}
