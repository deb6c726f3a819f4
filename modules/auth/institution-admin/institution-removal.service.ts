import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { AuditLog, Clock, lockData, StagedImports } from '#platform';
import {
  type Actor,
  changedMeanwhile,
  DomainError,
  isOutdated,
  requireConfirmed,
  requireVendor,
} from '#platform/domain';
import { endAccessOfInstitution } from '../session/end-access.ts';
import type { Deletion } from '../user-admin/colleagues.service.ts';
import { User } from '../users/user.entity.ts';
import { forgetInstitution } from './forget-institution.ts';
import { readDetails } from './institution-rows.ts';

const UNKNOWN = 'Diese Institution gibt es nicht.';

/** Lets the vendor's staff delete institutions. */
@Injectable()
export class InstitutionRemovalService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(StagedImports) private readonly imports: StagedImports,
  ) {}

  /**
   * Deletes an institution and ends all sessions and links of its users. `hidden` keeps its rows invisibly and frees
   * Kundennummer, mails and login names. `permanent` deletes every row, also of a hidden one; the audit log keeps
   * opaque ids.
   *
   * @param version row version; omitted: deletes unconditionally
   * @throws DomainError `not-found`, also for the vendor's own; `conflict` with the current data (InstitutionDetails); `password-needed`
   */
  async remove(actor: Actor, id: number, how: Deletion, version?: number): Promise<void> {
    requireVendor(actor);
    requireConfirmed(actor);
    await this.em.fork().transactional(async (em) => {
      await lockData(em, `users:${id}`);
      // Locks the users' rows first, for which their logins and other requests wait.
      await em.execute('update users set failed_tries = failed_tries where institution_id = ?', [id]);
      const reach = how === 'permanent' ? {} : { deleted: null };
      const row = await em.findOne(Institution, { id, isVendor: false, ...reach });
      if (row === null) throw new DomainError('not-found', UNKNOWN);
      if (isOutdated(row.version, version)) {
        const asking = actor.kind === 'user' ? actor : null;
        throw changedMeanwhile(await readDetails(em, { id, today: this.clock.today(), asking }));
      }
      if (how === 'hidden') {
        const count = await em.count(User, { institution: id });
        await this.hide(em, id);
        await this.audit.note(actor, 'institution-deleted', { institution: id, code: how, count }, em);
        return;
      }
      const forgotten = await forgetInstitution(em, id, { audit: this.audit, imports: this.imports });
      await this.audit.note(actor, 'institution-deleted', { ...forgotten, code: how }, em);
    });
  }

  private async hide(em: SqlEntityManager, id: number): Promise<void> {
    const deleted = this.clock.now();
    await em.nativeUpdate(Institution, { id }, { deleted, kundennummer: null });
    // Users deleted before keep their date.
    const present = { institution: id, loginKey: { $ne: null } };
    await em.nativeUpdate(User, present, { loginKey: null, mail: null, passwordHash: null, deleted });
    await endAccessOfInstitution(em, id);
  }
}
