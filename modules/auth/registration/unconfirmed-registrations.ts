import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { AuditLog, Clock } from '#platform';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import { User } from '../users/user.entity.ts';

/** How long an unconfirmed registration is kept: four times as long as its link is valid. */
const KEPT_MS = 28 * 24 * 60 * 60_000;

/**
 * Deletes unconfirmed registrations, so that a mistyped address can register again, and no Kundennummer stays
 * blocked.
 */
@Injectable()
export class UnconfirmedRegistrations {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** Deletes expired registrations, each with its institution if that has no other user. */
  async sweep(): Promise<void> {
    const users = await this.em.fork().find(
      User,
      {
        role: MAIN_USER_ROLE_ID,
        mailConfirmed: false,
        // A user added by others has an initial password.
        passwordInitial: false,
        loginKey: { $ne: null },
        created: { $lte: new Date(this.clock.now().getTime() - KEPT_MS) },
      },
      { populate: ['institution'] },
    );
    for (const { id, institution } of users)
      if (!(institution as Institution).isVendor) await this.remove(id, institution.id);
  }

  private remove(id: number, institution: number): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      if ((await em.count(User, { institution, id: { $ne: id } })) > 0) return;
      // Stays if it was confirmed meanwhile.
      if ((await em.nativeDelete(User, { id, mailConfirmed: false })) === 0) return;
      await em.nativeDelete(Institution, { id: institution });
      await this.audit.note('system', 'registration-expired', { institution }, em);
    });
  }
}
