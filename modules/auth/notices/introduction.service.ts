import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { type Actor, requireUser } from '#platform/domain';
import { User } from '../users/user.entity.ts';

/** Records that a user has finished or closed the introduction; until then logins answer `walkme` 1. */
@Injectable()
export class IntroductionService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** Idempotent. */
  async end(actor: Actor): Promise<void> {
    const { userId } = requireUser(actor);
    await this.em.fork().transactional(async (em) => {
      const seen = await em.nativeUpdate(
        User,
        { id: userId, introductionSeen: false },
        { introductionSeen: true },
      );
      if (seen === 1) await this.audit.note(actor, 'introduction-seen', {}, em);
    });
  }
}
