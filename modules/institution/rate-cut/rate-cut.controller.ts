import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { lowerRates } from './rate-cut.calls.ts';
import { RateCutService } from './rate-cut.service.ts';

/** Lowers the rates of Krankenkassen by a percentage. */
@Calls()
export class RateCutController {
  constructor(@Inject(RateCutService) private readonly rateCuts: RateCutService) {}

  @Call(lowerRates)
  async lower(@Input() { list, ...cut }: InputOf<typeof lowerRates>, @Caller() actor: UserActor) {
    return { lowered: await this.rateCuts.lower(actor, list, cut) };
  }
}
