import type { SqlEntityManager } from '@mikro-orm/sql';
import { raisePricesVersion, readOwnPrices, readPricesVersion, writeOwnPrices } from '#institution';
import type { OwnPrices, StoredPrices } from '#institution/domain';
import type { AuditLog } from '#platform';
import { type Actor, type Cents, changedMeanwhile, DomainError } from '#platform/domain';

/** Prices by size id; null deletes one. */
export type PriceChanges = ReadonlyMap<string, Cents | null>;

/** A change of an institution's own prices. */
interface PriceWrite {
  readonly institution: number;
  /** Version of the prices to change; omitted: any. */
  readonly version: number | undefined;
  /** The changes, given the current prices. */
  readonly wanted: (before: OwnPrices) => PriceChanges;
  /** Ids of all sizes of the catalogue. */
  readonly known: ReadonlySet<string>;
}

/**
 * Changes an institution's own prices and writes the audit entry. The calling service has checked the actor.
 *
 * @param em the transaction
 * @returns the new prices
 * @throws DomainError `invalid` with fields such as `prices.12`; `conflict` with StoredPrices as `current`
 */
export async function changeOwnPrices(
  em: SqlEntityManager,
  audit: AuditLog,
  actor: Actor,
  { institution, version, wanted, known }: PriceWrite,
): Promise<StoredPrices> {
  const raised = await raisePricesVersion(em, institution, version);
  const present = await readPricesVersion(em, institution);
  const before = await readOwnPrices(em, institution);
  if (!raised) throw changedMeanwhile(storedPrices(present, before));
  const changes = changesOf(before, wanted(before));
  refuseUnknown(changes, before, known);
  await writeOwnPrices(em, institution, changes);
  const after = changed(before, changes);
  const facts = {
    institution,
    count: changes.size,
    before: Object.fromEntries([...changes.keys()].map((id) => [id, before.get(id) ?? null])),
    after: Object.fromEntries(changes),
  };
  await audit.note(actor, after.size === 0 ? 'own-prices-cleared' : 'own-prices-saved', facts, em);
  return storedPrices(present, after);
}

/** The changes that have an effect. */
function changesOf(before: OwnPrices, wanted: PriceChanges): PriceChanges {
  return new Map([...wanted].filter(([id, price]) => price !== (before.get(id) ?? null)));
}

function changed(before: OwnPrices, changes: PriceChanges): OwnPrices {
  const all = new Map<string, Cents | null>([...before, ...changes]);
  return new Map([...all].filter((each): each is [string, Cents] => each[1] !== null));
}

/** Refuses a price of an unknown size; an existing price of a deleted size may stay. */
function refuseUnknown(changes: PriceChanges, before: OwnPrices, known: ReadonlySet<string>): void {
  const unknown = [...changes].filter(([id, price]) => price !== null && !before.has(id) && !known.has(id));
  if (unknown.length === 0) return;
  const message = 'Diese Größe gibt es im Katalog nicht.';
  throw new DomainError(
    'invalid',
    message,
    Object.fromEntries(unknown.map(([id]) => [`prices.${id}`, message])),
  );
}

function storedPrices(version: number, prices: OwnPrices): StoredPrices {
  return { version, prices: Object.fromEntries(prices) };
}
