import type { EntityManager } from '@mikro-orm/core';
import { DomainError, nameKey } from '#platform/domain';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import type { ChoiceEntry } from '../krankenkassen/krankenkasse-input.ts';
import { addedColumns, type ChosenKrankenkasse } from '../krankenkassen/krankenkasse-rows.ts';
import { saetzeText } from '../krankenkassen/saetze-input.ts';
import { isSelfPayer } from '../krankenkassen/self-payers.ts';
import { OwnKrankenkasse } from './own-krankenkasse.entity.ts';

/**
 * Refuses entries that are there twice, and ids that the vendor's list does not have.
 *
 * @throws DomainError `invalid` with a field for each of them
 */
export async function refuseDuplicates(em: EntityManager, entries: readonly ChoiceEntry[]): Promise<void> {
  const vendors = await em.find(KrankenkasseRow, {}, { fields: ['kasse'], disableIdentityMap: true });
  const names = new Map(vendors.map(({ id, kasse }) => [id, kasse]));
  const seen = new Set<string>();
  const fields: Record<string, string> = {};
  for (const [index, entry] of entries.entries()) {
    const own = entry.krankenkassenId === null;
    const name = own ? entry.Kasse : names.get(entry.krankenkassenId);
    const field = `entries.${index}.${own ? 'Kasse' : 'krankenkassenId'}`;
    if (name === undefined) fields[field] = 'Diese Krankenkasse gibt es nicht mehr.';
    else if (seen.has(nameKey(name))) fields[field] = `„${name}“ steht schon in der Liste.`;
    else seen.add(nameKey(name));
  }
  const messages = Object.values(fields);
  if (messages.length > 0) throw new DomainError('invalid', messages.join(' '), fields);
}

/** Makes of the entries an institution has the ones it is to have: those that stay keep their ids. */
export async function writeChoice(
  em: EntityManager,
  institution: number,
  before: readonly ChosenKrankenkasse[],
  entries: readonly ChoiceEntry[],
): Promise<void> {
  const present = new Map(before.map((row) => [keyOf(row), row]));
  const wanted = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const gone = before.filter((row) => !wanted.has(keyOf(row))).map(({ id }) => id);
  if (gone.length > 0) await em.nativeDelete(OwnKrankenkasse, { institution, id: { $in: gone } });
  const added = [];
  for (const [key, entry] of wanted) {
    const row = present.get(key);
    if (row === undefined) added.push({ institution, ...unsaidOf(entry), ...columnsOf(entry) });
    else if (entry.krankenkassenId === null && !isSame(row, entry))
      await em.nativeUpdate(OwnKrankenkasse, { id: row.id }, columnsOf(entry));
  }
  if (added.length > 0) await em.insertMany(OwnKrankenkasse, added);
}

/** What counts of an added entry where nothing is said of it. */
const unsaidOf = (entry: ChoiceEntry) => ({
  ik: null,
  saetze: null,
  selfPay: entry.krankenkassenId === null && isSelfPayer(entry.Kasse),
});

type Entry = ChoiceEntry | ChosenKrankenkasse;
type OwnEntry = Extract<ChoiceEntry, { krankenkassenId: null }>;

function keyOf(entry: Entry): string {
  if (entry.krankenkassenId !== null) return `id ${entry.krankenkassenId}`;
  return `name ${nameKey((entry as OwnEntry).Kasse)}`;
}

function isSame(row: ChosenKrankenkasse, entry: OwnEntry): boolean {
  return (
    row.Kasse === entry.Kasse &&
    row.Kinderpauschale === entry.Kinderpauschale &&
    row.Urinpauschale === entry.Urinpauschale &&
    row.Stuhlpauschale === entry.Stuhlpauschale &&
    row.Kindalter === entry.Kindalter &&
    row.IK === (entry.IK ?? row.IK) &&
    row.selfPay === (entry.selfPay ?? row.selfPay) &&
    (entry.Saetze === undefined || saetzeText(row.Saetze) === saetzeText(entry.Saetze))
  );
}

function columnsOf(entry: ChoiceEntry) {
  if (entry.krankenkassenId !== null) return { krankenkasse: entry.krankenkassenId };
  return {
    krankenkasse: null,
    kasse: entry.Kasse,
    kinderpauschale: entry.Kinderpauschale,
    urinpauschale: entry.Urinpauschale,
    stuhlpauschale: entry.Stuhlpauschale,
    kindalter: entry.Kindalter,
    ...(entry.selfPay !== undefined && { selfPay: entry.selfPay }),
    ...addedColumns(entry),
  };
}
