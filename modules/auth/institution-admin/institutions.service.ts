import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { Institution, type KnownCustomer, MatchingService } from '#institution';
import { Clock, ReadModel } from '#platform';
import {
  type Actor,
  type CalendarDay,
  type ListQuery,
  type Page,
  PreparedList,
  requireVendor,
} from '#platform/domain';
import { type InstitutionDetails, readDetails, readListedInstitutions } from './institution-rows.ts';
import {
  daysLeftOf,
  type InstitutionRow,
  type InstitutionsColumn,
  institutionsColumns,
  type ListedInstitution,
} from './institutions-list.ts';

type Prepared = PreparedList<ListedInstitution, InstitutionsColumn>;

/** Lists the vendor's customers for its staff; leaves out the vendor's own institution. */
@Injectable()
export class InstitutionsService {
  private readonly model;
  /** The most recent list, by its rows and day. */
  private last: { readonly rows: object; readonly today: CalendarDay; readonly list: Prepared } | undefined;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(MatchingService) private readonly matching: MatchingService,
  ) {
    this.model = new ReadModel(em, ['accounts', 'pakete'], () => readListedInstitutions(em.fork()));
  }

  async list(actor: Actor, query: ListQuery<InstitutionsColumn>): Promise<Page<InstitutionRow>> {
    requireVendor(actor);
    const today = this.clock.today();
    const rows = await this.model.get();
    if (this.last?.rows !== rows || this.last.today !== today)
      this.last = { rows, today, list: new PreparedList(rows, institutionsColumns(today)) };
    const page = this.last.list.page(query);
    return { ...page, rows: page.rows.map((row) => onDay(row, today)) };
  }

  /** All of them, by id. */
  async all(actor: Actor): Promise<readonly InstitutionRow[]> {
    requireVendor(actor);
    const today = this.clock.today();
    return (await this.model.get()).map((row) => onDay(row, today));
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

const onDay = (row: ListedInstitution, today: CalendarDay): InstitutionRow => ({
  ...row,
  Testende: daysLeftOf(row, today),
});
