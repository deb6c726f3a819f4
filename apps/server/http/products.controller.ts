import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { ProductService } from '#catalogue';
import type { UserActor } from '#platform/domain';
import { Call, Calls } from './call.decorator.ts';
import { type AnswerOf, describeCall, type InputOf } from './openapi/call-description.ts';
import { Input } from './openapi/input.ts';
import { flatProductAnswer, flatProductSchema, productAnswer, productSchema } from './product-answer.ts';
import { ResponseCache } from './response-cache/response-cache.ts';
import { Caller } from './session.guard.ts';
import { sortedBy } from './sorted-by.ts';

const productsCall = describeCall({
  method: 'GET',
  path: 'cms/allproducts.php',
  summary: 'Katalog',
  about: 'Produkte mit ihren Größen, oder mit flat=true eine Zeile für jede Größe.',
  takes: 'query',
  input: z.strictObject({
    sort: z
      .enum(
        ['id', 'Artikelnummer', 'Produktbezeichnung', 'Anwendungstyp'],
        'Erlaubt sind id, Artikelnummer, Produktbezeichnung und Anwendungstyp.',
      )
      .default('id'),
    flat: z.enum(['true', 'false'], 'Erlaubt sind true und false.').default('false'),
  }),
  fields: { sort: 'Wonach geordnet wird', flat: 'true: eine Zeile für jede Größe' },
  examples: { 'Eine Zeile für jede Größe': { sort: 'Produktbezeichnung', flat: 'true' } },
  answer: () => z.union([z.array(productSchema()), z.array(flatProductSchema())]),
});

/** The catalogue: combined products, or with `flat=true` a row for each size. */
@Calls()
export class ProductsController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof productsCall>>();

  constructor(@Inject(ProductService) private readonly products: ProductService) {}

  @Call(productsCall)
  async all(@Input() { sort, flat }: InputOf<typeof productsCall>, @Caller() actor: UserActor) {
    if (flat === 'true') {
      const sizes = await this.products.flat(actor);
      return this.responses.get(sizes, sort, () => sortedBy(sort, sizes.map(flatProductAnswer)));
    }
    const products = await this.products.combined(actor);
    return this.responses.get(products, sort, () => sortedBy(sort, products.map(productAnswer)));
  }
}
