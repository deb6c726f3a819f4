import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { previewRateCut } from './rate-cut-preview.calls.ts';
import { RateCutPreviewService } from './rate-cut-preview.service.ts';

/** Says what lowering the rates of Krankenkassen would do. */
@Calls()
export class RateCutPreviewController {
  constructor(@Inject(RateCutPreviewService) private readonly previews: RateCutPreviewService) {}

  @Call(previewRateCut)
  async preview(@Input() { list, ...cut }: InputOf<typeof previewRateCut>, @Caller() actor: UserActor) {
    return this.previews.preview(actor, list, cut);
  }
}
