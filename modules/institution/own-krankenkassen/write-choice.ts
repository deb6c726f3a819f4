import type { EntityManager } from '@mikro-orm/core';
import { storedOf } from '#platform';
import { type Column, columnsIn, DomainError, definedOnly, initialOf, nameKey } from '#platform/domain';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import type { ChoiceEntry } from '../krankenkassen/krankenkasse-input.ts';
import { isSelfPayer } from '../krankenkassen/self-payers.ts';
import type { ChosenKrankenkasse } from './chosen-krankenkassen.ts';
import { OwnKrankenkasse } from './own-krankenkasse.entity.ts';

/**
 * Refuses duplicate entries and ids missing from the vendor's list.
 *
 * @throws DomainError `invalid` with a field for each of them
 */
export async function refuseDuplicates(em: EntityManager, entries: readonly ChoiceEntry[]): Promise<void> {
  const vendors = await em.find(KrankenkasseRow, {}, { fields: ['Kasse'], disableIdentityMap: true });
  const names = new Map(vendors.map(({ id, Kasse }) => [id, Kasse]));
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

/** Replaces the institution's entries; unchanged ones keep their ids. */
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

type Entry = ChoiceEntry | ChosenKrankenkasse;
type OwnEntry = Extract<ChoiceEntry, { krankenkassenId: null }>;

function keyOf(entry: Entry): string {
  if (entry.krankenkassenId !== null) return `id ${entry.krankenkassenId}`;
  return `name ${nameKey((entry as OwnEntry).Kasse)}`;
}

function isSame(row: ChosenKrankenkasse, entry: OwnEntry): boolean {
  const given: Readonly<Record<string, unknown>> = definedOnly(entry);
  return columnsIn(krankenkasseRecord).every(
    ([name, { type }]: [keyof OwnEntry & string, Column<unknown>]) => {
      return (
        given[name] === undefined ||
        type.cell(row[name as keyof ChosenKrankenkasse]) === type.cell(given[name])
      );
    },
  );
}

function columnsOf(entry: ChoiceEntry) {
  const { krankenkassenId, ...own } = entry;
  if (krankenkassenId !== null) return { krankenkasse: krankenkassenId };
  return { krankenkasse: null, ...storedOf(krankenkasseRecord.columns, definedOnly(own)) };
}

/** Defaults for the omitted values of a new own entry. */
function unsaidOf(entry: ChoiceEntry) {
  if (entry.krankenkassenId !== null) return { selfPay: false };
  const initial = { ...initialOf(krankenkasseRecord), selfPay: isSelfPayer(entry.Kasse) };
  return storedOf(krankenkasseRecord.columns, initial);
}
