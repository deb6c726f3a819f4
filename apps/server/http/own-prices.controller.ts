import { Get, Inject } from '@nestjs/common';
import * as z from 'zod';
import { OwnPriceService } from '#institution';
import { toDecimal, type UserActor } from '#platform/domain';
import { amountAnswer } from './answer-schemas.ts';
import { DocumentedCall } from './documented-call.ts';
import { ofOwnInstitution } from './institution-query.ts';
import { Asked } from './openapi/asked.ts';
import { type AskedOf, Documented, describeCall } from './openapi/call-description.ts';
import { Caller } from './session.guard.ts';

const ownPricesCall = describeCall({
  ...ofOwnInstitution,
  summary: 'Eigene Preise der Institution',
  about: 'Bruttopreis einer Packung nach der id der Größe.',
  answer: () => z.record(z.string(), amountAnswer()),
});

/** An institution's own prices: size id to gross euros of a pack, a text with a dot and two decimals. */
@DocumentedCall('static/api/cms/insti_prices.php')
export class OwnPricesController {
  constructor(@Inject(OwnPriceService) private readonly prices: OwnPriceService) {}

  @Get()
  @Documented(ownPricesCall)
  async own(@Asked() { institutionsid }: AskedOf<typeof ownPricesCall>, @Caller() actor: UserActor) {
    const prices = await this.prices.own(actor, institutionsid);
    return Object.fromEntries([...prices].map(([sizeId, price]) => [sizeId, toDecimal(price)]));
  }
}
