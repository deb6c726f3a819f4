import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requireRight } from '#platform/domain';
import { Competitor } from '../entities/competitor.entity.ts';

/** Gives the known products of other makers. */
@Injectable()
export class CompetitorService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** Their names, sorted; for whoever may run a consultation. */
  async names(actor: Actor): Promise<string[]> {
    requireRight(actor, 'bera_durch');
    const rows = await this.em.find(Competitor, {}, { orderBy: { name: 'asc' }, fields: ['name'] });
    return rows.map((row) => row.name);
  }
}
