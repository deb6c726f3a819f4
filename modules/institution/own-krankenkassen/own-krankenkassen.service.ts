import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, lockData, storedOf } from '#platform';
import {
  type Actor,
  type Column,
  changedMeanwhile,
  columnsIn,
  DomainError,
  definedOnly,
  initialOf,
  nameKey,
  requireRight,
} from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import { KrankenkasseRow } from '../krankenkassen/krankenkasse.entity.ts';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import type { ChoiceEntry, KrankenkassenChoiceInput } from '../krankenkassen/krankenkasse-input.ts';
import { isSelfPayer } from '../krankenkassen/self-payers.ts';
import { type ChosenKrankenkasse, type KrankenkassenChoice, readChoice } from './chosen-krankenkassen.ts';
import { OwnKrankenkasse } from './own-krankenkasse.entity.ts';

/** Changes the Krankenkassen of an institution. */
@Injectable()
export class OwnKrankenkassenService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Replaces the list of an institution as a whole. Unchanged entries keep their ids.
   *
   * @param choice `zusaetzlich` omitted: whether the own ones come in addition to the vendor's list stays
   * @param institutionId the actor's own by default; the vendor's staff may name any
   * @param within transaction of a larger write
   * @returns the new list
   * @throws DomainError `invalid` with fields such as `entries.3.Kasse`; `conflict` with the stored
   *   KrankenkassenChoice as `current` if the version is outdated
   */
  async choose(
    actor: Actor,
    choice: KrankenkassenChoiceInput,
    institutionId?: number,
    within?: SqlEntityManager,
  ): Promise<KrankenkassenChoice> {
    requireRight(actor, 'kassen_einst');
    const institution = await institutionInScope(within ?? this.em, actor, institutionId);
    return this.replace(actor, institution, choice, within);
  }

  /**
   * Empties the list of an institution ('alle Einträge löschen'): consultations then offer the vendor's.
   *
   * @param version of the list that the user has seen; without it, the list is emptied unconditionally
   * @throws DomainError `conflict` with the stored list as `current`
   */
  async clear(actor: Actor, institutionId?: number, version?: number): Promise<KrankenkassenChoice> {
    requireRight(actor, 'kassen_einst');
    const none = { version, entries: [], zusaetzlich: false };
    return this.replace(actor, await institutionInScope(this.em, actor, institutionId), none);
  }

  private replace(
    actor: Actor,
    institution: number,
    { version, entries, zusaetzlich }: KrankenkassenChoiceInput,
    within: SqlEntityManager = this.em.fork(),
  ): Promise<KrankenkassenChoice> {
    return within.transactional(async (em) => {
      await lockData(em, 'krankenkassen');
      const before = await readChoice(em, institution);
      const raised = await em.nativeUpdate(
        Institution,
        { id: institution, ...(version !== undefined && { kassenVersion: version }) },
        {
          kassenVersion: raw('kassen_version + 1'),
          ...(zusaetzlich !== undefined && { kassenZusaetzlich: zusaetzlich }),
        },
      );
      if (raised !== 1) throw changedMeanwhile(before);
      await refuseDuplicates(em, entries);
      await writeChoice(em, institution, before.entries, entries);
      const after = await readChoice(em, institution);
      const facts = { institution, before: namesOf(before), after: namesOf(after) };
      await this.audit.note(actor, 'krankenkassen-chosen', facts, em);
      return after;
    });
  }
}

/** The list in the audit log: ids of the vendor's entries, and all data of the own ones. */
function namesOf({ entries, zusaetzlich }: KrankenkassenChoice) {
  return {
    zusaetzlich,
    krankenkassen: entries.flatMap(({ krankenkassenId }) => krankenkassenId ?? []),
    own: entries.flatMap(({ id: _, krankenkassenId, ...own }) => (krankenkassenId === null ? [own] : [])),
  };
}

/**
 * Refuses duplicate entries and ids missing from the vendor's list.
 *
 * @throws DomainError `invalid` with a field for each of them
 */
async function refuseDuplicates(em: EntityManager, entries: readonly ChoiceEntry[]): Promise<void> {
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
async function writeChoice(
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
