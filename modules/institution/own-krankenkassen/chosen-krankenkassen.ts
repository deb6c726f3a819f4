import type { EntityManager } from '@mikro-orm/core';
import { rowValues } from '#platform';
import type { ValuesOf } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import { OwnKrankenkasse } from './own-krankenkasse.entity.ts';

/** A Krankenkasse an institution has chosen, or added with its own rates. */
export type ChosenKrankenkasse = ValuesOf<(typeof krankenkasseRecord)['columns']> & {
  readonly id: number;
  /** Id in the vendor's list; null for one the institution has added itself. */
  readonly krankenkassenId: number | null;
};

/** The Krankenkassen of an institution, saved as a whole. */
export interface KrankenkassenChoice {
  /** Raised by each change of the list; a write sends the version that the user has seen. */
  readonly version: number;
  /** Whether its own ones are offered in addition to the vendor's whole list. */
  readonly zusaetzlich: boolean;
  /** Sorted by name. */
  readonly entries: readonly ChosenKrankenkasse[];
}

/** The list of an existing institution. */
export async function readChoice(em: EntityManager, institution: number): Promise<KrankenkassenChoice> {
  // The version first: an outdated one leads to a conflict, one that is too new to a lost update.
  const { kassenVersion, kassenZusaetzlich } = await em.findOneOrFail(Institution, institution, {
    fields: ['kassenVersion', 'kassenZusaetzlich'],
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
      ...rowValues(krankenkasseRecord.columns, row.krankenkasse ?? row),
    }))
    .sort((a, b) => a.Kasse.localeCompare(b.Kasse, 'de'));
  return { version: kassenVersion, zusaetzlich: kassenZusaetzlich, entries };
}
