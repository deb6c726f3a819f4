import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel } from '#platform';
import { type Actor, CONSULTATION_RIGHTS, requireAnyRight } from '#platform/domain';
import type { Questionnaire } from '../answers/question.ts';
import { readDefinitions } from './definition-rows.ts';
import type { Hints } from './hint.ts';

/**
 * Provides the questions and hints of consultations: the delivered ones with the vendor's changes. Returns the same
 * objects until a text changes.
 */
@Injectable()
export class DefinitionService {
  private readonly definitions;

  constructor(@Inject(EntityManager) em: EntityManager) {
    this.definitions = new ReadModel(em, ['definitions'], () => readDefinitions(em.fork()));
  }

  /** The questions of the Anamnese. */
  async questionnaire(actor: Actor): Promise<Questionnaire> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return (await this.definitions.get()).questionnaire;
  }

  /** Texts of advice by answer. */
  async hints(actor: Actor): Promise<Hints> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return (await this.definitions.get()).hints;
  }
}
