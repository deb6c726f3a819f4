import { Inject } from '@nestjs/common';
import { ProductAdminService, ProductService } from '#catalogue';
import type { ManagedProduct } from '#catalogue/domain';
import { SizesRemovalService } from '#consultation';
import { refusedAs, type UserActor } from '#platform/domain';
import { Call, Calls } from '../calls/call.decorator.ts';
import { Caller } from '../calls/session.guard.ts';
import { sortedBy } from '../calls/sorted-by.ts';
import type { AnswerOf, InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { flatProductAnswer, productAnswer } from './product-answer.ts';
import { deleteProductCall, managedProductAnswer, productsCall, saveProductCall } from './products-calls.ts';

/** The catalogue: combined products, or with `flat=true` a row per size, which the vendor's staff maintains. */
@Calls()
export class ProductsController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof productsCall>>();

  constructor(
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(ProductAdminService) private readonly admin: ProductAdminService,
    @Inject(SizesRemovalService) private readonly removal: SizesRemovalService,
  ) {}

  @Call(productsCall)
  async all(@Input() { sort, flat }: InputOf<typeof productsCall>, @Caller() actor: UserActor) {
    if (flat === 'true') {
      const sizes = await this.products.flat(actor);
      return this.responses.get(sizes, sort, () => sortedBy(sort, sizes.map(flatProductAnswer)));
    }
    const products = await this.products.combined(actor);
    return this.responses.get(products, sort, () => sortedBy(sort, products.map(productAnswer)));
  }

  @Call(saveProductCall)
  async save(@Input() given: InputOf<typeof saveProductCall>, @Caller() actor: UserActor) {
    const { created: _, last_modified: __, ...row } = given;
    const { id, version } = await refusedAs(
      () => this.admin.save(actor, row),
      (current: ManagedProduct) => managedProductAnswer(current),
    );
    return { id: String(id), version };
  }

  @Call(deleteProductCall)
  async remove(@Input() { id, version }: InputOf<typeof deleteProductCall>, @Caller() actor: UserActor) {
    const { products, recommended, images, ownPrices } = await refusedAs(
      () => this.removal.removeOne(actor, id, version),
      (current: ManagedProduct) => managedProductAnswer(current),
    );
    return {
      last: products.length > 0,
      keys: recommended.flatMap(({ keys }) => keys),
      image: images.length > 0,
      ownPrices: ownPrices.institutions,
    };
  }
}
