import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { OwnPriceAdminService } from './own-price-admin.service.ts';
import { clearOwnPrices, saveOwnPrices } from './own-prices.calls.ts';

/** The own prices of the caller's institution, as its screen saves them. */
@Calls()
export class OwnPricesController {
  constructor(@Inject(OwnPriceAdminService) private readonly prices: OwnPriceAdminService) {}

  @Call(saveOwnPrices)
  async save(@Input() given: InputOf<typeof saveOwnPrices>, @Caller() actor: UserActor) {
    return this.prices.change(actor, given);
  }

  @Call(clearOwnPrices)
  async clear(@Input() seen: InputOf<typeof clearOwnPrices>, @Caller() actor: UserActor) {
    const { version } = await this.prices.clear(actor, undefined, seen.version);
    return { version };
  }
}
