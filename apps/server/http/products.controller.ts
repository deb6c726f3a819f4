import { Get, Inject, Query } from '@nestjs/common';
import * as z from 'zod';
import { ProductService } from '#catalogue';
import type { UserActor } from '#platform/domain';
import { KeptAnswers } from './answers/kept-answers.ts';
import { DocumentedCall } from './documented-call.ts';
import { flatProductAnswer, productAnswer } from './product-answer.ts';
import { readQuery } from './read-query.ts';
import { Caller } from './session.guard.ts';
import { sortedBy } from './sorted-by.ts';

const query = z.strictObject({
  sort: z
    .enum(
      ['id', 'Artikelnummer', 'Produktbezeichnung', 'Anwendungstyp'],
      'Erlaubt sind id, Artikelnummer, Produktbezeichnung und Anwendungstyp.',
    )
    .default('id'),
  flat: z.enum(['true', 'false'], 'Erlaubt sind true und false.').default('false'),
});

/** The catalogue: combined products, or with `flat=true` a row for each size. */
@DocumentedCall('static/api/cms/allproducts.php')
export class ProductsController {
  private readonly kept: KeptAnswers;

  constructor(@Inject(ProductService) private readonly products: ProductService) {
    this.kept = new KeptAnswers((actor) => products.version(actor));
  }

  @Get()
  all(@Caller() actor: UserActor, @Query() asked: unknown) {
    const { sort, flat } = readQuery(query, asked);
    return this.kept.get(actor, `${sort} ${flat}`, async () =>
      flat === 'true'
        ? sortedBy(sort, (await this.products.flat(actor)).map(flatProductAnswer))
        : sortedBy(sort, (await this.products.combined(actor)).map(productAnswer)),
    );
  }
}
