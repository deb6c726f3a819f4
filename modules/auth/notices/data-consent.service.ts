import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { AuditLog } from '#platform';
import { type Actor, requireUser } from '#platform/domain';
import { User } from '../users/user.entity.ts';

/** Records that a user has accepted the data notice (access specification, section 4, 'Data transfer'). */
@Injectable()
export class DataConsentService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Records the actor's consent. With the first user of an institution its data count as transferred, because
   * browsers of this product store none (docs/decisions/0012). Idempotent.
   */
  async agree(actor: Actor): Promise<void> {
    const { userId, institutionId } = requireUser(actor);
    await this.em.fork().transactional(async (em) => {
      const changed = await em.nativeUpdate(User, { id: userId, gelesen: false }, { gelesen: true });
      if (changed === 0) return;
      await em.nativeUpdate(
        Institution,
        { id: institutionId, datenTransferiert: false },
        { datenTransferiert: true },
      );
      await this.audit.note(actor, 'data-consent', {}, em);
    });
  }
}
