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
  private readonly kept = new KeptAnswers();

  constructor(@Inject(ProductService) private readonly products: ProductService) {}

  @Get()
  async all(@Caller() actor: UserActor, @Query() asked: unknown) {
    const { sort, flat } = readQuery(query, asked);
    const version = await this.products.version(actor);
    return this.kept.get(version, `${sort} ${flat}`, async () =>
      flat === 'true'
        ? sortedBy(sort, (await this.products.flat(actor)).map(flatProductAnswer))
        : sortedBy(sort, (await this.products.combined(actor)).map(productAnswer)),
    );
  }
}
