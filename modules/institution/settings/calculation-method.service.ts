import { EntityManager, raw } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog } from '#platform';
import { type Actor, changedMeanwhile, requireRight } from '#platform/domain';
import type { Berechnungsmethode } from '../calculation-method/calculation-methods.ts';
import type { MethodInput } from '../calculation-method/method-input.ts';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';

/** The Berechnungsmethode of an institution, with its version. */
export interface ChosenMethod {
  readonly method: Berechnungsmethode;
  readonly version: number;
}

/** Reads and sets how an institution charges Wunschversorgung. */
@Injectable()
export class CalculationMethodService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * The method used by consultations of the actor's institution.
   * @throws DomainError `forbidden` without berechn_einst
   */
  async current(actor: Actor): Promise<ChosenMethod> {
    requireRight(actor, 'berechn_einst');
    return chosenBy(this.em.fork(), await institutionInScope(this.em, actor));
  }

  /**
   * Changes the method; every later calculation uses it.
   *
   * @param within transaction of a larger write
   * @throws DomainError `forbidden` without berechn_einst; `conflict` with the stored choice as
   *   `current` if it has changed meanwhile
   */
  async choose(
    actor: Actor,
    { method, version }: MethodInput,
    within: EntityManager = this.em.fork(),
  ): Promise<ChosenMethod> {
    requireRight(actor, 'berechn_einst');
    const institution = await institutionInScope(within, actor);
    return within.transactional(async (em) => {
      const before = await chosenBy(em, institution);
      const raised = await em.nativeUpdate(
        Institution,
        { id: institution, methodVersion: version },
        { berechnungsmethode: method, methodVersion: raw('method_version + 1') },
      );
      if (raised !== 1) throw changedMeanwhile(await chosenBy(em, institution));
      const facts = { institution, before: { method: before.method }, after: { method } };
      await this.audit.note(actor, 'method-chosen', facts, em);
      return { method, version: version + 1 };
    });
  }
}

async function chosenBy(em: EntityManager, id: number): Promise<ChosenMethod> {
  const { berechnungsmethode, methodVersion } = await em.findOneOrFail(Institution, id, { refresh: true });
  return { method: berechnungsmethode, version: methodVersion };
}
