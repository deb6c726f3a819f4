import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, changeVersioned, lockData, readRows } from '#platform';
import { type Actor, DomainError, requireVendor } from '#platform/domain';
import type { Berechnungsmethode } from '../calculation-method/calculation-methods.ts';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import type { ChosenKrankenkasse } from '../own-krankenkassen/chosen-krankenkassen.ts';
import { KrankenkassenService } from '../own-krankenkassen/krankenkassen.service.ts';
import { OwnKrankenkassenService } from '../own-krankenkassen/own-krankenkassen.service.ts';
import { type LeftAlone, type LoweredRates, loweredRates, type RateCut, withRates } from './lowered-rates.ts';
import type { RateCutRowsInput, RateList } from './rate-cut-input.ts';

/** A Krankenkasse whose rates would be lowered. */
export interface LoweredRow extends LoweredRates {
  readonly id: number;
  /** Version of the row, or of the institution's list; sent with the write. */
  readonly version: number;
  readonly Kasse: string;
}

/** Preview of a rate cut; nothing is written yet. */
export interface RateCutPlan {
  readonly rows: readonly LoweredRow[];
  /** Krankenkassen with rates that stay unchanged, and why. */
  readonly left: readonly { readonly Kasse: string; readonly why: LeftAlone }[];
  /**
   * Number of entries chosen from the vendor's list, which the vendor lowers. Only for an institution's list.
   */
  readonly vendors: number;
  /** The method for the example; 'A' for the vendor's list. */
  readonly method: Berechnungsmethode;
}

/** Lowers rates by a percentage from a day on, where the law requires it. */
@Injectable()
export class RateCutService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService,
    @Inject(OwnKrankenkassenService) private readonly own: OwnKrankenkassenService,
  ) {}

  /**
   * Previews a rate cut.
   *
   * @throws DomainError `forbidden` without the right to write the list
   */
  async plan(actor: Actor, list: RateList, cut: RateCut): Promise<RateCutPlan> {
    if (list === 'vendor') requireVendor(actor);
    if (list === 'vendor') {
      const rows = await readList(this.em.fork());
      return { ...planned(rows, cut), vendors: 0, method: 'A' };
    }
    const { version, entries } = await this.krankenkassen.choice(actor);
    const own = entries.filter(({ krankenkassenId }) => krankenkassenId === null);
    const { berechnungsmethode: method } = await this.em
      .fork()
      .findOneOrFail(Institution, await institutionInScope(this.em, actor));
    return {
      ...planned(
        own.map((each) => ({ ...each, version })),
        cut,
      ),
      vendors: entries.length - own.length,
      method,
    };
  }

  /**
   * Writes lowered rates for the named Krankenkassen, all or none.
   *
   * @returns their names
   * @throws DomainError `conflict` if one was changed or deleted since the preview, or keeps its
   *   rates
   */
  async lower(actor: Actor, list: RateList, { rows, ...cut }: RateCutRowsInput): Promise<readonly string[]> {
    if (list === 'vendor') requireVendor(actor);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    return list === 'vendor' ? this.lowerList(actor, versions, cut) : this.lowerOwn(actor, versions, cut);
  }

  private lowerList(actor: Actor, versions: ReadonlyMap<number, number>, cut: RateCut) {
    return this.em.fork().transactional(async (em) => {
      await lockData(em, krankenkasseRecord.data);
      const found = (await readList(em)).filter(({ id }) => versions.has(id));
      const { rows } = planned(found, cut);
      refuseChanged(found, rows, versions);
      for (const { id, version, after } of rows) {
        const { version: _, ...before } = found.find((row) => row.id === id) as (typeof found)[number];
        const Saetze = withRates(before.Saetze, after);
        // A sample rate that somebody has lowered is no sample any more.
        await changeVersioned(em, KrankenkasseRow, { id, version }, { Saetze, muster: false });
        const record = { kind: 'krankenkasse', id, name: before.Kasse };
        const facts = { record, before, after: { ...before, Saetze } };
        await this.audit.note(actor, 'krankenkasse-saved', facts, em);
      }
      return rows.map(({ Kasse }) => Kasse);
    });
  }

  /** The list of an institution is saved as a whole, under one version. */
  private async lowerOwn(actor: Actor, versions: ReadonlyMap<number, number>, cut: RateCut) {
    const { version, entries } = await this.krankenkassen.choice(actor);
    const found = entries
      .filter(({ id, krankenkassenId }) => krankenkassenId === null && versions.has(id))
      .map((each) => ({ ...each, version }));
    const { rows } = planned(found, cut);
    refuseChanged(found, rows, versions);
    const lowered = new Map(rows.map(({ id, after }) => [id, after]));
    const changed = entries.map((each) => {
      const after = lowered.get(each.id);
      if (each.krankenkassenId !== null) return { krankenkassenId: each.krankenkassenId };
      const { id: _, krankenkassenId, ...own } = each;
      return { krankenkassenId, ...own, ...(after && { Saetze: withRates(each.Saetze, after) }) };
    });
    await this.own.choose(actor, { version, entries: changed });
    return rows.map(({ Kasse }) => Kasse);
  }
}

const readList = (em: SqlEntityManager) => readRows(em, krankenkasseRecord, KrankenkasseRow);

type Listed = Omit<ChosenKrankenkasse, 'krankenkassenId'> & { readonly version: number };

function planned(list: readonly Listed[], cut: RateCut): Pick<RateCutPlan, 'rows' | 'left'> {
  const results = list.map((kasse) => ({ kasse, result: loweredRates(kasse, cut) }));
  return {
    rows: results.flatMap(({ kasse: { id, version, Kasse }, result }) =>
      typeof result === 'string' ? [] : [{ id, version, Kasse, ...result }],
    ),
    left: results.flatMap(({ kasse: { Kasse }, result }) =>
      typeof result === 'string' && result !== 'nothing' ? [{ Kasse, why: result }] : [],
    ),
  };
}

/** All or nothing: one changed Krankenkasse stops the write. */
function refuseChanged(
  found: readonly Listed[],
  rows: readonly LoweredRow[],
  versions: ReadonlyMap<number, number>,
): void {
  const same = rows.filter(({ id, version }) => versions.get(id) === version);
  if (same.length === versions.size) return;
  const names = found.filter((row) => !same.some(({ id }) => id === row.id)).map(({ Kasse }) => Kasse);
  const which = names.length === 0 ? '' : `: ${names.join(', ')}`;
  throw new DomainError(
    'conflict',
    `Inzwischen wurden Krankenkassen geändert oder gelöscht${which}. Es wurde nichts gemindert; bitte prüfen Sie die Vorschau noch einmal.`,
  );
}
