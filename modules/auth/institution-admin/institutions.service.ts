import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { Institution, type KnownCustomer, MatchingService } from '#institution';
import { Clock } from '#platform';
import { type Actor, type ListQuery, type Page, requireVendor } from '#platform/domain';
import { readAllInstitutions, readInstitutionPage } from './institution-list-rows.ts';
import { type InstitutionDetails, readDetails } from './institution-rows.ts';
import type { InstitutionRow, InstitutionsColumn } from './institutions-list.ts';

/** Lists the vendor's customers for its staff; leaves out the vendor's own institution. */
@Injectable()
export class InstitutionsService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MatchingService) private readonly matching: MatchingService,
  ) {}

  async list(actor: Actor, query: ListQuery<InstitutionsColumn>): Promise<Page<InstitutionRow>> {
    requireVendor(actor);
    return readInstitutionPage(this.em.fork(), query, this.clock.today());
  }

  /** All of them, by id. */
  async all(actor: Actor): Promise<readonly InstitutionRow[]> {
    requireVendor(actor);
    return readAllInstitutions(this.em.fork(), this.clock.today());
  }

  /** @throws DomainError `not-found`, also for the vendor's own */
  async details(actor: Actor, id: number): Promise<InstitutionDetails> {
    requireVendor(actor);
    const asking = actor.kind === 'user' ? actor : null;
    return readDetails(this.em.fork(), { id, today: this.clock.today(), asking });
  }

  /**
   * Whether no other institution has a Kundennummer.
   *
   * @param id the institution that may have it; null for a new one
   */
  async isFree(actor: Actor, kundennummer: string, id: number | null): Promise<boolean> {
    requireVendor(actor);
    const others = id === null ? {} : { id: { $ne: id } };
    return (await this.em.fork().count(Institution, { kundennummer, ...others })) === 0;
  }

  /** The address of a Kundennummer in the customer table; null if it is not known there. */
  async addressOf(actor: Actor, kundennummer: string): Promise<KnownCustomer | null> {
    requireVendor(actor);
    return this.matching.find(kundennummer);
  }
}
