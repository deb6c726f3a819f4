import type { EntityManager } from '@mikro-orm/core';
import { Institution } from '../institutions/institution.entity.ts';
import { OwnKrankenkasse } from '../own-krankenkassen/own-krankenkasse.entity.ts';
import { KrankenkasseRow } from './krankenkasse.entity.ts';
import { type DatedKrankenkasse, DEFAULT_KINDALTER } from './krankenkasse.ts';
import type { ManagedKrankenkasse } from './krankenkassen-list.ts';

/** A Krankenkasse an institution has chosen, or added with rates of its own. */
export interface ChosenKrankenkasse extends DatedKrankenkasse {
  readonly id: number;
  /** Id in the vendor's list; null for one that the institution has added itself. */
  readonly krankenkassenId: number | null;
}

/** The Krankenkassen of an institution, as they are saved: as a whole. */
export interface KrankenkassenChoice {
  /** Raised by each change of the list; whoever saves says which one they have seen. */
  readonly version: number;
  /** Sorted by name. */
  readonly entries: readonly ChosenKrankenkasse[];
}

/** The vendor's list, sorted by name. */
export async function readList(em: EntityManager): Promise<readonly ManagedKrankenkasse[]> {
  return (await em.find(KrankenkasseRow, {}, { disableIdentityMap: true })).map(toManaged).sort(byKasse);
}

/** The list of an institution that exists. */
export async function readChoice(em: EntityManager, institution: number): Promise<KrankenkassenChoice> {
  // The version first: one that is too old leads to a conflict, one that is too new to a lost change.
  const { kassenVersion } = await em.findOneOrFail(Institution, institution, {
    fields: ['kassenVersion'],
    disableIdentityMap: true,
  });
  const rows = await em.find(
    OwnKrankenkasse,
    { institution },
    { populate: ['krankenkasse'], strategy: 'joined', disableIdentityMap: true },
  );
  const entries = rows
    .map((row) => ({
      id: row.id,
      krankenkassenId: row.krankenkasse?.id ?? null,
      ...(row.krankenkasse ? toKrankenkasse(row.krankenkasse) : ownRates(row)),
    }))
    .sort(byKasse);
  return { version: kassenVersion, entries };
}

/** The vendor's Krankenkasse with all its rates. */
export function toKrankenkasse(row: KrankenkasseRow): DatedKrankenkasse {
  return {
    Kasse: row.kasse,
    Kinderpauschale: row.kinderpauschale,
    Urinpauschale: row.urinpauschale,
    Stuhlpauschale: row.stuhlpauschale,
    Kindalter: row.kindalter ?? null,
    selfPay: row.selfPay,
    ...addedTo(row),
  };
}

/** The vendor's Krankenkasse as the vendor maintains it. */
export function toManaged(row: KrankenkasseRow): ManagedKrankenkasse {
  return {
    ...toKrankenkasse(row),
    id: row.id,
    version: row.version,
    Kindalter: row.kindalter ?? DEFAULT_KINDALTER,
  };
}

function ownRates(row: OwnKrankenkasse): DatedKrankenkasse {
  return {
    Kasse: row.kasse ?? '',
    Kinderpauschale: row.kinderpauschale ?? 0,
    Urinpauschale: row.urinpauschale ?? 0,
    Stuhlpauschale: row.stuhlpauschale ?? 0,
    Kindalter: row.kindalter ?? null,
    selfPay: row.selfPay,
    ...addedTo(row),
  };
}

const addedTo = ({ ik, saetze }: KrankenkasseRow | OwnKrankenkasse) => ({
  IK: ik ?? '',
  Saetze: saetze ?? [],
});

/** The columns of what may be left unsaid of a Krankenkasse; what is unsaid has none. */
export const addedColumns = ({ IK, Saetze }: Partial<Pick<DatedKrankenkasse, 'IK' | 'Saetze'>>) => ({
  ...(IK !== undefined && { ik: IK === '' ? null : IK }),
  ...(Saetze !== undefined && { saetze: Saetze.length === 0 ? null : Saetze }),
});

const byKasse = (a: DatedKrankenkasse, b: DatedKrankenkasse) => a.Kasse.localeCompare(b.Kasse, 'de');
