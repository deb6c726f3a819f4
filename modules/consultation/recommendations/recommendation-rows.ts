import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RecommendationRow } from './recommendation.entity.ts';
import type { MarkedPicks, RecommendationTable } from './recommendation-table.ts';

/** A row as raw SQL gives it: SQLite returns a text for JSON. */
interface StoredRow {
  readonly key: string;
  readonly version: number;
  readonly artikelnummern: string | readonly string[];
  readonly pick: string | null;
}

/**
 * The stored keys with what is recommended to them, read without the ORM: the first page after each saved product asks
 * for them.
 */
export async function readRecommendations(
  em: EntityManager,
): Promise<ReadonlyMap<string, Pick<RecommendationRow, 'artikelnummern' | 'pick' | 'version'>>> {
  const rows: StoredRow[] = await (em as SqlEntityManager).execute(
    'select key, version, artikelnummern, pick from recommendation',
  );
  return new Map(
    rows.map(({ key, version, artikelnummern, pick }) => [
      key,
      {
        version,
        pick,
        artikelnummern: typeof artikelnummern === 'string' ? JSON.parse(artikelnummern) : artikelnummern,
      },
    ]),
  );
}

/** Their Artikelnummern alone, and the ones that are marked as pick. */
export async function readRecommendationTable(
  em: EntityManager,
): Promise<{ readonly table: RecommendationTable; readonly picks: MarkedPicks }> {
  const rows = [...(await readRecommendations(em))];
  return {
    table: Object.fromEntries(rows.map(([key, { artikelnummern }]) => [key, artikelnummern])),
    picks: Object.fromEntries(rows.flatMap(([key, { pick }]) => (pick ? [[key, pick]] : []))),
  };
}
