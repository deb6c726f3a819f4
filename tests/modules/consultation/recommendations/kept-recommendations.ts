import { beforeEach, expect } from 'vitest';
import {
  RecommendationAdminService,
  RecommendationRow,
  RecommendationService,
  RecommendationTableService,
} from '#consultation';
import { recommendationListQuery } from '../../../../modules/consultation/recommendations/managed-recommendation.ts';
import { recommendationInput } from '../../../../modules/consultation/recommendations/recommendation-input.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import type { Engine } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { vendor } from '../../../server/support/vendor-actor.ts';

export const KEY = 'F_I1_T1_H1_V1_X1';
export const CHILD = 'K_I1_T1_H1_V1_X1';
export const bytes = (...lines: readonly string[]) =>
  new TextEncoder().encode(['key;Artikelnummern', ...lines].join('\r\n'));
export const numbered = (...numbers: readonly string[]) =>
  numbers.map((Artikelnummer) => ({ Artikelnummer }));

/** The table of recommendations, with two keys as they begin. To be used inside of a group of tests only. */
export function useRecommendations(engine: Engine) {
  const database = useSeededDatabase(engine);
  const admin = async (em = database.em()) =>
    asEdge((await servicesOn(em)).get(RecommendationAdminService), { save: recommendationInput });
  const table = async () => (await servicesOn(database.em())).get(RecommendationTableService);
  const ids = async () => (await servicesOn(database.em())).get(RecommendationService).idsByKey(vendor);
  const marks = async () => (await servicesOn(database.em())).get(RecommendationService).picksByKey(vendor);
  const listed = async (query: Record<string, string>) =>
    (await admin()).list(vendor, recommendationListQuery.parse(query));
  const row = async (key: string) => {
    const { page } = await listed({ 'filter.Schluessel': key });
    const [found] = page.rows;
    if (found === undefined) throw new Error(`${key} is not listed`);
    return found;
  };
  const stored = (key: string) => database.em().findOne(RecommendationRow, { key });
  const lastEntry = async () => {
    // Without the rows of an import.
    const [entry] = await database
      .em()
      .find(AuditEntry, { partOf: null }, { orderBy: { id: 'desc' }, limit: 1 });
    return { what: entry?.what, detail: JSON.parse(entry?.detail ?? 'null') };
  };
  const takeIn = async (...lines: readonly string[]) => {
    const staged = await (await table()).stage(vendor, bytes(...lines));
    if (staged.errors === 0) await (await table()).commit(vendor, staged.id);
    return staged;
  };

  beforeEach(async () => {
    expect(await takeIn(`${KEY};710021`, `${CHILD};710981`)).toMatchObject({ errors: 0 });
  });

  return { database, admin, table, ids, listed, row, stored, lastEntry, takeIn, marks };
}
