import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { countOffer } from './offer-count.calls.ts';
import { OfferCountService } from './offer-count.service.ts';

/** The number of offers. */
@Calls()
export class OfferCountController {
  constructor(@Inject(OfferCountService) private readonly counts: OfferCountService) {}

  @Call(countOffer)
  async count(@Input() _: InputOf<typeof countOffer>, @Caller() actor: UserActor) {
    await this.counts.count(actor);
    return DONE;
  }
}
