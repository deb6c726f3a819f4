import { EntityManager, raw } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, checked } from '#platform';
import { type Actor, changedMeanwhile, requireRight } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import type { Berechnungsmethode } from './berechnungsmethode.ts';
import { type MethodInput, methodInput } from './method-input.ts';

/** The Berechnungsmethode of an institution, with the number of its last choice. */
export interface ChosenMethod {
  readonly method: Berechnungsmethode;
  readonly version: number;
}

/** Chooses how an institution charges Wunschversorgung. */
@Injectable()
export class CalculationMethodService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * The method that consultations of the actor's institution calculate with.
   * @throws DomainError `forbidden` without berechn_einst
   */
  async current(actor: Actor): Promise<ChosenMethod> {
    requireRight(actor, 'berechn_einst');
    return chosenBy(this.em.fork(), await institutionInScope(this.em, actor));
  }

  /**
   * Chooses another one; every consultation calculates with it from then on.
   *
   * @param within the transaction in which it is written, where there is more to be written
   * @throws DomainError `forbidden` without berechn_einst; `invalid`; `conflict` with what is chosen now as `current`,
   *   where somebody has chosen meanwhile
   */
  async choose(
    actor: Actor,
    given: MethodInput,
    within: EntityManager = this.em.fork(),
  ): Promise<ChosenMethod> {
    requireRight(actor, 'berechn_einst');
    const institution = await institutionInScope(this.em, actor);
    const { method, version } = checked(methodInput, given);
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
