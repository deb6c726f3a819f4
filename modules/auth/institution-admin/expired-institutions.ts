import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { AuditLog, Clock, Installation, StagedImports } from '#platform';
import { forgetInstitution } from './forget-institution.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Deletes permanently what remains of deleted institutions, after the days that DELETED_KEEP_DAYS sets; without it they
 * stay until somebody does so.
 */
@Injectable()
export class ExpiredInstitutions {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(StagedImports) private readonly imports: StagedImports,
    @Inject(Installation) private readonly installation: Installation,
  ) {}

  /** Deletes them one by one, each in a transaction of its own. */
  async sweep(): Promise<void> {
    const { deletedKeepDays } = this.installation;
    if (deletedKeepDays === null) return;
    const past = { $lt: new Date(this.clock.now().getTime() - deletedKeepDays * DAY_MS) };
    const rows = await this.em
      .fork()
      .find(Institution, { deleted: past, isVendor: false }, { fields: ['id'], orderBy: { id: 'asc' } });
    for (const { id } of rows)
      await this.em.fork().transactional(async (em) => {
        const forgotten = await forgetInstitution(em, id, { audit: this.audit, imports: this.imports });
        await this.audit.note('system', 'institution-deleted', { ...forgotten, code: 'expired' }, em);
      });
  }
}
