import type { EntityManager } from '@mikro-orm/core';
import { DomainError, isOutdated } from '#platform/domain';
import type { ManagedProduct } from '../products/product-list.ts';
import { readProductRows } from '../products/product-rows.ts';
import type { ChosenSize } from './chosen-input.ts';

const NAMED = 3;

/**
 * The rows of chosen sizes, as somebody has seen them.
 *
 * @param em a transaction that holds the catalogue's write lock
 * @throws DomainError `conflict` that names those that have been changed or deleted since; nothing is written then
 */
export async function chosenRows(
  em: EntityManager,
  chosen: readonly ChosenSize[],
): Promise<readonly ManagedProduct[]> {
  const rows = await readProductRows(em, { id: { $in: chosen.map(({ id }) => id) } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const gone = chosen.filter(({ id }) => !byId.has(id)).length;
  const changed = chosen.flatMap(({ id, version }) => {
    const row = byId.get(id);
    return row !== undefined && isOutdated(row.version, version)
      ? [`${row.Produktbezeichnung}, ${row.Konfektionsgroesse}`]
      : [];
  });
  if (gone + changed.length === 0) return rows;
  const more = changed.length - NAMED;
  const words = [
    ...(changed.length === 0
      ? []
      : [
          `Inzwischen geändert: ${changed.slice(0, NAMED).join('; ')}${more > 0 ? ` und ${more} weitere` : ''}.`,
        ]),
    ...(gone === 0
      ? []
      : [gone === 1 ? 'Eine Größe gibt es nicht mehr.' : `${gone} Größen gibt es nicht mehr.`]),
    'Es wurde nichts gespeichert. Bitte sehen Sie die Liste noch einmal an.',
  ];
  throw new DomainError('conflict', words.join(' '), undefined, {});
}
