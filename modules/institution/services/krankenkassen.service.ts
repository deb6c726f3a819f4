import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { requireOperator } from '#platform';
import { type Actor, requireUser } from '#platform/domain';
import type { Krankenkasse } from '../domain/index.ts';
import { KrankenkasseRow } from '../entities/krankenkasse.entity.ts';
import { OwnKrankenkasse } from '../entities/own-krankenkasse.entity.ts';

/** Gives the Krankenkassen an institution works with. */
@Injectable()
export class KrankenkassenService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /** Those of the actor's institution with the rates that apply there, sorted by name. */
  async own(actor: Actor): Promise<Krankenkasse[]> {
    const { institutionId } = requireUser(actor);
    const rows = await this.em.find(
      OwnKrankenkasse,
      { institution: institutionId },
      { populate: ['krankenkasse'], strategy: 'joined' },
    );
    return rows
      .map((row) => (row.krankenkasse ? toKrankenkasse(row.krankenkasse) : ownRates(row)))
      .sort((a, b) => a.Kasse.localeCompare(b.Kasse, 'de'));
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
