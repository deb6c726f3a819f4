import { Get, Inject } from '@nestjs/common';
import * as z from 'zod';
import { ProductService } from '#catalogue';
import type { UserActor } from '#platform/domain';
import { KeptAnswers } from './answers/kept-answers.ts';
import { DocumentedCall } from './documented-call.ts';
import { Asked } from './openapi/asked.ts';
import { type AnswerOf, type AskedOf, Documented, describeCall } from './openapi/call-description.ts';
import { flatProductAnswer, flatProductSchema, productAnswer, productSchema } from './product-answer.ts';
import { Caller } from './session.guard.ts';
import { sortedBy } from './sorted-by.ts';

const productsCall = describeCall({
  summary: 'Katalog',
  about: 'Produkte mit ihren Größen, oder mit flat=true eine Zeile für jede Größe.',
  takes: 'query',
  asked: z.strictObject({
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
@DocumentedCall('static/api/cms/allproducts.php')
export class ProductsController {
  private readonly kept: KeptAnswers;

  constructor(@Inject(ProductService) private readonly products: ProductService) {
    this.kept = new KeptAnswers((actor) => products.version(actor));
  }

  @Get()
  @Documented(productsCall)
  all(@Asked() { sort, flat }: AskedOf<typeof productsCall>, @Caller() actor: UserActor) {
    return this.kept.get<AnswerOf<typeof productsCall>>(actor, `${sort} ${flat}`, async () =>
      flat === 'true'
        ? sortedBy(sort, (await this.products.flat(actor)).map(flatProductAnswer))
        : sortedBy(sort, (await this.products.combined(actor)).map(productAnswer)),
    );
  }
}
