import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, changeVersioned, checked, lockData } from '#platform';
import { type Actor, changedMeanwhile, DomainError, requireVendor, sameName } from '#platform/domain';
import { Competitor } from './competitor.entity.ts';
import { type CompetitorInput, competitorInput } from './competitor-input.ts';
import { toCompetitor } from './competitor-rows.ts';

const GONE = 'Diesen Eintrag gibt es nicht mehr.';

/** What is left of a write: the row and the version that the next write of it names. */
export interface SavedCompetitor {
  readonly id: number;
  readonly version: number;
}

/** Maintains the list of known products of other makers, of which the questionnaire offers what fits. */
@Injectable()
export class CompetitorAdminService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Adds one, or changes its name.
   *
   * @throws DomainError `invalid` with the field, also for a name that another one has; `not-found`; `conflict` with
   *   the row that is there now (ManagedCompetitor) as `current`, where it is not of the version that is named
   */
  async save(actor: Actor, given: CompetitorInput): Promise<SavedCompetitor> {
    requireVendor(actor);
    const { id, version, Name } = checked(competitorInput, given);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      await this.refuseTaken(em, Name, id);
      if (id === null) {
        const added = await em.insert(Competitor, { name: Name, version: 1 });
        await this.audit.note(actor, 'competitor-saved', { after: { id: added, Name } }, em);
        return { id: added, version: 1 };
      }
      const row = await em.findOne(Competitor, id);
      if (row === null) throw new DomainError('not-found', GONE);
      const before = { id, Name: row.name };
      const present = row.version;
      if (!(await changeVersioned(em, Competitor, { id, version }, { name: Name })))
        throw changedMeanwhile(toCompetitor(row));
      await this.audit.note(actor, 'competitor-saved', { before, after: { id, Name } }, em);
      return { id, version: present + 1 };
    });
  }

  /**
   * Removes one. Consultations that name it keep its name: they hold texts.
   *
   * @param version that of the row somebody has seen; without it the row is removed as it is
   * @throws DomainError `not-found`; `conflict` with the row that is there now as `current`
   */
  async remove(actor: Actor, id: number, version?: number): Promise<void> {
    requireVendor(actor);
    await this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const row = await em.findOne(Competitor, id);
      if (row === null) throw new DomainError('not-found', GONE);
      if (version !== undefined && version !== row.version) throw changedMeanwhile(toCompetitor(row));
      await em.nativeDelete(Competitor, { id });
      await this.audit.note(actor, 'competitor-deleted', { before: { id, Name: row.name } }, em);
    });
  }

  private async refuseTaken(em: SqlEntityManager, name: string, id: number | null): Promise<void> {
    const rows = await em.find(Competitor, {}, { disableIdentityMap: true });
    if (!rows.some((row) => row.id !== id && sameName(row.name, name))) return;
    const message = `„${name}“ steht schon in der Liste.`;
    throw new DomainError('invalid', message, { Name: message });
  }
}
