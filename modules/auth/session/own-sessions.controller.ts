import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import {
  Call,
  Caller,
  CallerSession,
  type CallSession,
  Calls,
  DONE,
  Input,
  type InputOf,
} from '#platform/http';
import { endOtherSessions, endSession } from './own-sessions.calls.ts';
import { OwnSessionsService } from './own-sessions.service.ts';

/** Users' own sessions. */
@Calls()
export class OwnSessionsController {
  constructor(@Inject(OwnSessionsService) private readonly sessions: OwnSessionsService) {}

  @Call(endSession)
  async end(@Input() { id }: InputOf<typeof endSession>, @Caller() actor: UserActor) {
    await this.sessions.end(actor, id);
    return DONE;
  }

  @Call(endOtherSessions)
  async endOthers(
    @Input() _: InputOf<typeof endOtherSessions>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    return { count: await this.sessions.endOthers(actor, token) };
  }
}
