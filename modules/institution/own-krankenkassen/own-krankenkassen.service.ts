import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, lockData } from '#platform';
import { type Actor, changedMeanwhile, requireRight } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import type { KrankenkassenChoiceInput } from '../krankenkassen/krankenkasse-input.ts';
import { type KrankenkassenChoice, readChoice } from './chosen-krankenkassen.ts';
import { refuseDuplicates, writeChoice } from './write-choice.ts';

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
