import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { previewTakeBack, takeBackImport } from './take-back.calls.ts';
import { TakeBackService } from './take-back.service.ts';

/** Takes imports back. */
@Calls()
export class TakeBackController {
  constructor(@Inject(TakeBackService) private readonly takeBacks: TakeBackService) {}

  @Call(previewTakeBack)
  async preview(@Input() { id }: InputOf<typeof previewTakeBack>, @Caller() actor: UserActor) {
    return this.takeBacks.preview(actor, id);
  }

  @Call(takeBackImport)
  async take(@Input() { id }: InputOf<typeof takeBackImport>, @Caller() actor: UserActor) {
    return this.takeBacks.take(actor, id);
  }
}
