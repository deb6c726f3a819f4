import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { dataVersion } from '#platform';
import { type Actor, requireUser } from '#platform/domain';

/** Tells the windows that are open whether what their consultation is made of is still what is stored. */
@Injectable()
export class ConsultationVersionService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /**
   * Another text after every change of catalogue, recommendations, texts of questions and hints, Krankenkassen, Pakete, settings of the actor's
   * institution, and rights of the actor. It says nothing else.
   */
  async current(actor: Actor): Promise<string> {
    const { institutionId, rights } = requireUser(actor);
    const numbers = await dataVersion(this.em, [
      'catalogue',
      'definitions',
      'krankenkassen',
      'pakete',
      `institution:${institutionId}`,
    ]);
    return [numbers, ...[...rights].sort()].join(' ');
  }
}
