import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, Input, type InputOf } from '#platform/http';
import { askDraftKey } from './draft-key.calls.ts';
import { DraftKeyService } from './draft-key.service.ts';

/** The keys of drafts. */
@Calls()
export class DraftKeyController {
  constructor(@Inject(DraftKeyService) private readonly keys: DraftKeyService) {}

  @Call(askDraftKey)
  async own(@Input() _: InputOf<typeof askDraftKey>, @Caller() actor: UserActor) {
    return { draftKey: this.keys.own(actor) };
  }
}
