import { Inject } from '@nestjs/common';
import { Call, CallerSession, type CallSession, Calls, DONE, Input, type InputOf } from '#platform/http';
import { changePassword } from './password.calls.ts';
import { PasswordChangeService } from './password-change.service.ts';

/** Users' own passwords. */
@Calls()
export class PasswordController {
  constructor(@Inject(PasswordChangeService) private readonly changes: PasswordChangeService) {}

  @Call(changePassword)
  async change(
    @Input() typed: InputOf<typeof changePassword>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    await this.changes.change(actor, token, typed);
    return DONE;
  }
}
