import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel } from '#platform';
import { type Actor, requireRight } from '#platform/domain';
import { Competitor } from '../entities/competitor.entity.ts';

/** Gives the known products of other makers, sorted by name; for whoever may run a consultation. */
@Injectable()
export class CompetitorService {
  private readonly competitors;

  constructor(@Inject(EntityManager) em: EntityManager) {
    this.competitors = new ReadModel(em, ['catalogue'], async () => {
      const rows = await em.fork().find(Competitor, {}, { orderBy: { name: 'asc' } });
      return rows.map(({ id, name }) => ({ id, name }));
    });
  }

  /** All with their ids. */
  async all(actor: Actor): Promise<readonly { readonly id: number; readonly name: string }[]> {
    requireRight(actor, 'bera_durch');
    return this.competitors.get();
  }

  /** Their names. */
  async names(actor: Actor): Promise<string[]> {
    return (await this.all(actor)).map((row) => row.name);
  }
}
