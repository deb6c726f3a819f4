import { Inject, Injectable } from '@nestjs/common';
import { KrankenkassenService, OwnPriceService } from '#institution';
import { Clock } from '#platform';
import { type Actor, mayConsult, requireRight, requireUser } from '#platform/domain';
import { CareDefinitionsService } from '../definitions/care-definitions.service.ts';
import { type MethodExample, methodExample } from './method-example.ts';

/** Shows with an institution's own Krankenkassen and prices what each Berechnungsmethode does. */
@Injectable()
export class MethodExampleService {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService,
    @Inject(OwnPriceService) private readonly prices: OwnPriceService,
    @Inject(CareDefinitionsService) private readonly care: CareDefinitionsService,
  ) {}

  /**
   * The example of the actor's institution; null where its data give none, or where the actor takes no part in
   * consultations and so may not see what they are made of.
   * @throws DomainError `forbidden` without berechn_einst
   */
  async current(actor: Actor): Promise<MethodExample | null> {
    requireRight(actor, 'berechn_einst');
    if (!mayConsult(requireUser(actor).rights)) return null;
    const today = this.clock.today();
    const [krankenkassen, prices, { catalogue, recommendations }] = await Promise.all([
      this.krankenkassen.own(actor, today),
      this.prices.own(actor),
      this.care.current(actor),
    ]);
    return methodExample({ today, krankenkassen, catalogue, recommendations, prices });
  }
}
