import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { deleteSizes, lossOfSizes } from './sizes-removal.calls.ts';
import { SizesRemovalService } from './sizes-removal.service.ts';

/** Deletes sizes of products, with what depends on them. */
@Calls()
export class SizesRemovalController {
  constructor(@Inject(SizesRemovalService) private readonly sizes: SizesRemovalService) {}

  @Call(lossOfSizes)
  async loss(@Input() { sizes }: InputOf<typeof lossOfSizes>, @Caller() actor: UserActor) {
    return this.sizes.usage(actor, sizes);
  }

  @Call(deleteSizes)
  async remove(@Input() { sizes }: InputOf<typeof deleteSizes>, @Caller() actor: UserActor) {
    return this.sizes.remove(actor, sizes);
  }
}
