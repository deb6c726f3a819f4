import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { saveProduct } from './product-sheet.calls.ts';
import { ProductSheetService } from './product-sheet.service.ts';

/** Products with their sizes. */
@Calls()
export class ProductSheetController {
  constructor(@Inject(ProductSheetService) private readonly sheets: ProductSheetService) {}

  @Call(saveProduct)
  save(@Input() given: InputOf<typeof saveProduct>, @Caller() actor: UserActor) {
    return this.sheets.save(actor, given);
  }
}
