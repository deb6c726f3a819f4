import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel, ReadModels, requireOperator } from '#platform';
import {
  type Actor,
  type CalendarDay,
  CONSULTATION_RIGHTS,
  type ListQuery,
  type Page,
  pageOf,
  requireAnyRight,
  requireRight,
  requireUser,
  requireVendor,
} from '#platform/domain';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import { KrankenkasseRow } from './krankenkasse.entity.ts';
import { type DatedKrankenkasse, type Krankenkasse, ratesOn } from './krankenkasse.ts';
import {
  type ChosenKrankenkasse,
  type KrankenkassenChoice,
  readChoice,
  readList,
  toKrankenkasse,
} from './krankenkasse-rows.ts';
import { institutionsByKrankenkasse } from './krankenkasse-usage.ts';
import {
  type KrankenkassenColumn,
  krankenkassenColumns,
  type ManagedKrankenkasse,
} from './krankenkassen-list.ts';

/** Who calculates with Krankenkassen, and who chooses and exports those of the institution. */
const READERS = [...CONSULTATION_RIGHTS, 'kassen_einst', 'einst_export'] as const;

/** A row of the vendor's list. */
export interface KrankenkassenListRow extends ManagedKrankenkasse {
  /** How many institutions have chosen it. */
  readonly institutions: number;
}

/** Gives Krankenkassen: the vendor's list, and those that an institution works with. */
@Injectable()
export class KrankenkassenService {
  private readonly vendorList;
  private readonly choices;

  constructor(@Inject(EntityManager) private readonly em: EntityManager) {
    this.vendorList = new ReadModel(em, ['krankenkassen'], () => readList(em.fork()));
    this.choices = new ReadModels(
      (id) => new ReadModel(em, ['krankenkassen', `institution:${id}`], () => readChoice(em.fork(), id)),
    );
  }

  /**
   * Those a consultation of the actor's institution offers, with the rates that apply there on its day, sorted by name.
   * While the institution has chosen none, as after its registration, these are all of the vendor's list: without a
   * Krankenkasse no consultation could begin.
   */
  async own(actor: Actor, day: CalendarDay): Promise<readonly Krankenkasse[]> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    const chosen = (await this.chosen(actor)).map(({ id: _, krankenkassenId: __, ...each }) => each);
    if (chosen.length > 0) return chosen.map((each) => ratesOn(each, day));
    return (await this.all(actor)).map(({ id: _, version: __, ...each }) => ratesOn(each, day));
  }

  /**
   * Those an institution has chosen, with their ids.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @throws DomainError `not-found` for any other one, `forbidden` for whoever has nothing to do with them
   */
  async chosen(actor: Actor, institutionId?: number): Promise<readonly ChosenKrankenkasse[]> {
    requireAnyRight(actor, READERS);
    const { entries } = await this.choices.get(await institutionInScope(this.em, actor, institutionId));
    return entries;
  }

  /**
   * What an institution has chosen, with the version that a change of it names.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @throws DomainError `not-found` for any other one, `forbidden` without the right to choose
   */
  async choice(actor: Actor, institutionId?: number): Promise<KrankenkassenChoice> {
    requireRight(actor, 'kassen_einst');
    return this.choices.get(await institutionInScope(this.em, actor, institutionId));
  }

  /** The vendor's list, sorted by name, for whoever calculates with them or chooses among them. */
  async all(actor: Actor): Promise<readonly ManagedKrankenkasse[]> {
    requireAnyRight(actor, READERS);
    requireUser(actor);
    return this.vendorList.get();
  }

  /** A page of the vendor's list, sorted and searched by the rates of a day, for whoever maintains it. */
  async list(
    actor: Actor,
    query: ListQuery<KrankenkassenColumn>,
    day: CalendarDay,
  ): Promise<Page<KrankenkassenListRow>> {
    requireVendor(actor);
    const page = pageOf(await this.vendorList.get(), query, krankenkassenColumns(day));
    const ids = page.rows.map(({ id }) => id);
    const institutions = await institutionsByKrankenkasse(this.em.fork() as SqlEntityManager, ids);
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, institutions: institutions.get(row.id) ?? 0 })),
    };
  }

  /** How many institutions have chosen one of the vendor's list: they lose it where it is removed. */
  async usage(actor: Actor, id: number): Promise<number> {
    requireVendor(actor);
    return (await institutionsByKrankenkasse(this.em.fork() as SqlEntityManager, [id])).get(id) ?? 0;
  }

  /** One of the vendor's list by its name, for the operator; null where there is none. */
  async byName(actor: Actor, kasse: string): Promise<DatedKrankenkasse | null> {
    requireOperator(actor);
    const row = await this.em.findOne(KrankenkasseRow, { kasse });
    return row === null ? null : toKrankenkasse(row);
  }
}
