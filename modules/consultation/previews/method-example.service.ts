import { Inject, Injectable } from '@nestjs/common';
import { KrankenkassenService, OwnPriceService } from '#institution';
import { Clock } from '#platform';
import { type Actor, mayConsult, requireRight, requireUser } from '#platform/domain';
import { CareDefinitionsService } from '../care-definitions/care-definitions.service.ts';
import { type MethodExample, methodExample } from './method-example.ts';

/** Shows the effect of each Berechnungsmethode with an institution's own Krankenkassen and prices. */
@Injectable()
export class MethodExampleService {
  constructor(
    @Inject(Clock) private readonly clock: Clock,
    @Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService,
    @Inject(OwnPriceService) private readonly prices: OwnPriceService,
    @Inject(CareDefinitionsService) private readonly care: CareDefinitionsService,
  ) {}

  /**
   * The example of the actor's institution; null if its data allow none, or if the actor may not take part in
   * consultations.
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
