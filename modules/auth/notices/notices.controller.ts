import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { dismissNotice, recallNotice } from './notices.calls.ts';
import { NoticesService } from './notices.service.ts';

/** Which notices a user has put away. */
@Calls()
export class NoticesController {
  constructor(@Inject(NoticesService) private readonly notices: NoticesService) {}

  @Call(dismissNotice)
  async dismiss(@Input() { notice }: InputOf<typeof dismissNotice>, @Caller() actor: UserActor) {
    await this.notices.dismiss(actor, notice);
    return DONE;
  }

  @Call(recallNotice)
  async recall(@Input() { notice }: InputOf<typeof recallNotice>, @Caller() actor: UserActor) {
    await this.notices.recall(actor, notice);
    return DONE;
  }
}
