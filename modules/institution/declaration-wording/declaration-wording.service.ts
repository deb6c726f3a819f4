import { EntityManager, raw } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { type Actor, changedMeanwhile, requireRight } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import type { WordingInput } from './wording-input.ts';

/** An institution's own wording of the declaration, with its version; empty: ours is printed. */
export interface StoredWording {
  readonly wording: string;
  readonly version: number;
}

/** Reads and sets the wording in which people declare that they bear Mehrkosten. */
@Injectable()
export class DeclarationWordingService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * The wording of the actor's institution.
   * @throws DomainError `forbidden` without kont_einst
   */
  async current(actor: Actor): Promise<StoredWording> {
    requireRight(actor, 'kont_einst');
    return storedBy(this.em.fork(), await institutionInScope(this.em, actor));
  }

  /**
   * Changes the wording; every later document prints it.
   *
   * @param within transaction of a larger write
   * @throws DomainError `forbidden` without kont_einst; `conflict` with the stored wording as `current` if it has
   *   changed meanwhile
   */
  async save(
    actor: Actor,
    { wording, version }: WordingInput,
    within: EntityManager = this.em.fork(),
  ): Promise<StoredWording> {
    requireRight(actor, 'kont_einst');
    const institution = await institutionInScope(within, actor);
    return within.transactional(async (em) => {
      const before = await storedBy(em, institution);
      const raised = await em.nativeUpdate(
        Institution,
        { id: institution, wortlautVersion: version },
        { wortlaut: wording, wortlautVersion: raw('wortlaut_version + 1') },
      );
      if (raised !== 1) throw changedMeanwhile(await storedBy(em, institution));
      const facts = { institution, before: { Wortlaut: before.wording }, after: { Wortlaut: wording } };
      await this.audit.note(actor, 'declaration-wording-saved', facts, em);
      return { wording, version: version + 1 };
    });
  }
}

async function storedBy(em: EntityManager, id: number): Promise<StoredWording> {
  const { wortlaut, wortlautVersion } = await em.findOneOrFail(Institution, id, { refresh: true });
  return { wording: wortlaut, version: wortlautVersion };
}
