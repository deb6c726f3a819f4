import { Get, Inject, Query } from '@nestjs/common';
import { OwnPriceService } from '#institution';
import { toDecimal, type UserActor } from '#platform/domain';
import { DocumentedCall } from './documented-call.ts';
import { institutionQuery } from './institution-query.ts';
import { readQuery } from './read-query.ts';
import { Caller } from './session.guard.ts';

/** An institution's own prices: size id to gross euros of a pack, a text with a dot and two decimals. */
@DocumentedCall('static/api/cms/insti_prices.php')
export class OwnPricesController {
  constructor(@Inject(OwnPriceService) private readonly prices: OwnPriceService) {}

  @Get()
  async own(@Caller() actor: UserActor, @Query() asked: unknown) {
    const { institutionsid } = readQuery(institutionQuery, asked);
    const prices = await this.prices.own(actor, institutionsid);
    return Object.fromEntries([...prices].map(([sizeId, price]) => [sizeId, toDecimal(price)]));
  }
}
