import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { AuditLog, Clock } from '#platform';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import { User } from '../users/user.entity.ts';

/** How long a registration waits for its mail to be confirmed: four times as long as a link is good. */
const KEPT_MS = 28 * 24 * 60 * 60_000;

/**
 * Deletes registrations that nobody confirmed: whoever mistyped an address can register anew, and nobody keeps a
 * Kundennummer from its owner.
 */
@Injectable()
export class UnconfirmedRegistrations {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /** Deletes each that is too old, with its institution, where that has no other user. */
  async sweep(): Promise<void> {
    const users = await this.em.fork().find(
      User,
      {
        role: MAIN_USER_ROLE_ID,
        mailConfirmed: false,
        // Somebody whose access was set up by others has a password that is to be replaced.
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
      // Confirmed in this moment, it stays.
      if ((await em.nativeDelete(User, { id, mailConfirmed: false })) === 0) return;
      await em.nativeDelete(Institution, { id: institution });
      await this.audit.note('system', 'registration-expired', { institution }, em);
    });
  }
}
