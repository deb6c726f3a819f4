import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { dataVersion } from '#platform';
import { type Actor, requireUser } from '#platform/domain';

/** Tells open windows whether the data of their consultation is still current. */
@Injectable()
export class ConsultationVersionService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /**
   * Opaque string that changes with the catalogue, recommendations, texts of questions and hints, contract prices,
   * Krankenkassen, Pakete, forms of contracts, settings of the actor's institution, and rights of the actor.
   */
  async current(actor: Actor): Promise<string> {
    const { institutionId, rights } = requireUser(actor);
    const numbers = await dataVersion(this.em, [
      'catalogue',
      'definitions',
      'krankenkassen',
      'pakete',
      'contract-forms',
      'list:vertragspreise',
      `institution:${institutionId}`,
    ]);
    return [numbers, ...[...rights].sort()].join(' ');
  }
}
