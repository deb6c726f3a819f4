import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { changePrices } from './product-price.calls.ts';
import { ProductPriceService } from './product-price.service.ts';

/** List prices of products. */
@Calls()
export class ProductPriceController {
  constructor(@Inject(ProductPriceService) private readonly prices: ProductPriceService) {}

  @Call(changePrices)
  async change(@Input() { sizes, change }: InputOf<typeof changePrices>, @Caller() actor: UserActor) {
    return this.prices.set(actor, sizes, change);
  }
}
