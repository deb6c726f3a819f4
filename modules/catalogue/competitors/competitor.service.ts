import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel } from '#platform';
import { type Actor, type ListQuery, type Page, pageOf, requireRight, requireVendor } from '#platform/domain';
import { type CompetitorsColumn, competitorsColumns, type ManagedCompetitor } from './competitor-input.ts';
import { readCompetitors } from './competitor-rows.ts';

/** Gives the known products of other makers, sorted by name. */
@Injectable()
export class CompetitorService {
  private readonly competitors;

  constructor(@Inject(EntityManager) em: EntityManager) {
    this.competitors = new ReadModel(em, ['catalogue'], () => readCompetitors(em.fork()));
  }

  /** All with their ids, for whoever may run a consultation. */
  async all(actor: Actor): Promise<readonly ManagedCompetitor[]> {
    requireRight(actor, 'bera_durch');
    return this.competitors.get();
  }

  /** Their names. */
  async names(actor: Actor): Promise<string[]> {
    return (await this.all(actor)).map(({ Name }) => Name);
  }

  /** A page of them, for whoever maintains the list. */
  async list(actor: Actor, query: ListQuery<CompetitorsColumn>): Promise<Page<ManagedCompetitor>> {
    requireVendor(actor);
    return pageOf(await this.competitors.get(), query, competitorsColumns);
  }
}
