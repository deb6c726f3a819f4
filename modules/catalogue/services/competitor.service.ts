import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { type Actor, requireRight } from '#platform/domain';
import { Competitor } from '../entities/competitor.entity.ts';

/** Gives the known products of other makers, sorted by name; for whoever may run a consultation. */
@Injectable()
export class CompetitorService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** All with their ids. */
  async all(actor: Actor): Promise<{ readonly id: number; readonly name: string }[]> {
    requireRight(actor, 'bera_durch');
    return this.em.find(Competitor, {}, { orderBy: { name: 'asc' } });
  }

  /** Their names. */
  async names(actor: Actor): Promise<string[]> {
    return (await this.all(actor)).map((row) => row.name);
  }
}
