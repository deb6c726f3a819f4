import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, isUniqueViolation } from '#platform';
import { type Actor, requireUser } from '#platform/domain';
import { DismissedNotice } from './dismissed-notice.entity.ts';
import type { Notice } from './notices.ts';

/** Records which notices a user has dismissed; per user, so that it depends on neither browser nor colleagues. */
@Injectable()
export class NoticesService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  async isDismissed(actor: Actor, notice: Notice): Promise<boolean> {
    const { userId } = requireUser(actor);
    return (await this.em.fork().count(DismissedNotice, { user: userId, notice })) > 0;
  }

  /** Shows a dismissed notice again. Idempotent. */
  async recall(actor: Actor, notice: Notice): Promise<void> {
    const { userId } = requireUser(actor);
    await this.em.fork().transactional(async (em) => {
      const removed = await em.nativeDelete(DismissedNotice, { user: userId, notice });
      if (removed > 0) await this.audit.note(actor, 'notice-recalled', { code: notice }, em);
    });
  }

  /** Dismisses a notice. Idempotent, also concurrently. */
  async dismiss(actor: Actor, notice: Notice): Promise<void> {
    const { userId } = requireUser(actor);
    if (await this.isDismissed(actor, notice)) return;
    try {
      await this.em.fork().transactional(async (em) => {
        await em.insert(DismissedNotice, { user: userId, notice });
        await this.audit.note(actor, 'notice-dismissed', { code: notice }, em);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}
