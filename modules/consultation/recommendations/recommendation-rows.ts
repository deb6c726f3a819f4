import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RecommendationRow } from './recommendation.entity.ts';
import type { RecommendationTable } from './recommendation-table.ts';

/** A row as raw SQL gives it: SQLite returns a text for JSON. */
interface StoredRow {
  readonly key: string;
  readonly version: number;
  readonly artikelnummern: string | readonly string[];
}

/**
 * The stored keys with what is recommended to them, read without the ORM: the first page after each saved product asks
 * for them.
 */
export async function readRecommendations(
  em: EntityManager,
): Promise<ReadonlyMap<string, Pick<RecommendationRow, 'artikelnummern' | 'version'>>> {
  const rows: StoredRow[] = await (em as SqlEntityManager).execute(
    'select key, version, artikelnummern from recommendation',
  );
  return new Map(
    rows.map(({ key, version, artikelnummern }) => [
      key,
      {
        version,
        artikelnummern: typeof artikelnummern === 'string' ? JSON.parse(artikelnummern) : artikelnummern,
      },
    ]),
  );
}

/** Their Artikelnummern alone. */
export async function readRecommendationTable(em: EntityManager): Promise<RecommendationTable> {
  const rows = await readRecommendations(em);
  return Object.fromEntries([...rows].map(([key, { artikelnummern }]) => [key, artikelnummern]));
}
