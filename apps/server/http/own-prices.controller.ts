import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { OwnPriceService } from '#institution';
import { toDecimal, type UserActor } from '#platform/domain';
import { amountAnswer } from './answer-schemas.ts';
import { Call, Calls } from './call.decorator.ts';
import { ofOwnInstitution } from './institution-query.ts';
import { type AnswerOf, describeCall, type InputOf } from './openapi/call-description.ts';
import { Input } from './openapi/input.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import { Caller } from './session.guard.ts';

const ownPricesCall = describeCall({
  method: 'GET',
  path: 'cms/insti_prices.php',
  ...ofOwnInstitution,
  summary: 'Eigene Preise der Institution',
  about: 'Bruttopreis einer Packung nach der id der Größe.',
  answer: () => z.record(z.string(), amountAnswer()),
});

/** An institution's own prices: size id to gross euros of a pack, a text with a dot and two decimals. */
@Calls()
export class OwnPricesController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof ownPricesCall>>();

  constructor(@Inject(OwnPriceService) private readonly prices: OwnPriceService) {}

  @Call(ownPricesCall)
  async own(@Input() { institutionsid }: InputOf<typeof ownPricesCall>, @Caller() actor: UserActor) {
    const prices = await this.prices.own(actor, institutionsid);
    return this.responses.get(prices, '', () =>
      Object.fromEntries([...prices].map(([sizeId, price]) => [sizeId, toDecimal(price)])),
    );
  }
}
