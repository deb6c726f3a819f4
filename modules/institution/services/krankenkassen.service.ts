import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { requireOperator } from '#platform';
import { type Actor, requireUser } from '#platform/domain';
import type { Krankenkasse } from '../domain/index.ts';
import { KrankenkasseRow } from '../entities/krankenkasse.entity.ts';
import { OwnKrankenkasse } from '../entities/own-krankenkasse.entity.ts';
import { ownInstitutionId } from '../own-institution.ts';

/** A Krankenkasse of the vendor's list. */
export interface ListedKrankenkasse extends Krankenkasse {
  readonly id: number;
}

/** A Krankenkasse an institution has chosen, or added with rates of its own. */
export interface ChosenKrankenkasse extends ListedKrankenkasse {
  /** Id in the vendor's list; null for one that the institution has added itself. */
  readonly krankenkassenId: number | null;
}

/** Gives the Krankenkassen an institution works with. */
@Injectable()
export class KrankenkassenService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /**
   * Those a consultation of the actor's institution offers, with the rates that apply there, sorted by name. While
   * the institution has chosen none, as after its registration, these are all of the vendor's list: without a
   * Krankenkasse no consultation could begin.
   */
  async own(actor: Actor): Promise<Krankenkasse[]> {
    const chosen = (await this.chosen(actor)).map(({ id: _, krankenkassenId: __, ...each }) => each);
    if (chosen.length > 0) return chosen;
    return (await this.all(actor)).map(({ id: _, ...each }) => each);
  }

  /**
   * Those the actor's institution has chosen, with their ids.
   *
   * @param institutionId the actor's own, where a request names it
   * @throws DomainError `not-found` for any other one
   */
  async chosen(actor: Actor, institutionId?: number): Promise<ChosenKrankenkasse[]> {
    const rows = await this.em.find(
      OwnKrankenkasse,
      { institution: ownInstitutionId(actor, institutionId) },
      { populate: ['krankenkasse'], strategy: 'joined' },
    );
    return rows
      .map((row) => ({
        id: row.id,
        krankenkassenId: row.krankenkasse?.id ?? null,
        ...(row.krankenkasse ? toKrankenkasse(row.krankenkasse) : ownRates(row)),
      }))
      .sort(byKasse);
  }

  /** The vendor's list, sorted by name, for every logged-in user. */
  async all(actor: Actor): Promise<ListedKrankenkasse[]> {
    requireUser(actor);
    const rows = await this.em.find(KrankenkasseRow, {});
    return rows.map((row) => ({ id: row.id, ...toKrankenkasse(row) })).sort(byKasse);
  }

  /** One of the vendor's list by its name, for the operator; null where there is none. */
  async byName(actor: Actor, kasse: string): Promise<Krankenkasse | null> {
    requireOperator(actor);
    const row = await this.em.findOne(KrankenkasseRow, { kasse });
    return row === null ? null : toKrankenkasse(row);
  }
}

/** The vendor's Krankenkasse as the calculation takes it. */
export function toKrankenkasse(row: KrankenkasseRow): Krankenkasse {
  return {
    Kasse: row.kasse,
    Kinderpauschale: row.kinderpauschale,
    Urinpauschale: row.urinpauschale,
    Stuhlpauschale: row.stuhlpauschale,
    Kindalter: row.kindalter ?? null,
    selfPay: row.selfPay,
  };
}

const byKasse = (a: Krankenkasse, b: Krankenkasse) => a.Kasse.localeCompare(b.Kasse, 'de');

function ownRates(row: OwnKrankenkasse): Krankenkasse {
  return {
    Kasse: row.kasse ?? '',
    Kinderpauschale: row.kinderpauschale ?? 0,
    Urinpauschale: row.urinpauschale ?? 0,
    Stuhlpauschale: row.stuhlpauschale ?? 0,
    Kindalter: row.kindalter ?? null,
    selfPay: false,
  };
}
