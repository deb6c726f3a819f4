import { Inject } from '@nestjs/common';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { deactivateUser, deleteUser, hideUser, inviteUser, resetPassword } from './colleagues.calls.ts';
import { ColleaguesService } from './colleagues.service.ts';
import { InvitationService } from './invitation.service.ts';

/** What is done to users beside editing them. */
@Calls()
export class ColleaguesController {
  constructor(
    @Inject(ColleaguesService) private readonly colleagues: ColleaguesService,
    @Inject(InvitationService) private readonly invitations: InvitationService,
  ) {}

  @Call(resetPassword)
  async resetPassword(@Input() { id }: InputOf<typeof resetPassword>, @Caller() actor: UserActor) {
    return { password: await this.colleagues.resetPassword(actor, id) };
  }

  @Call(inviteUser)
  async invite(@Input() { id }: InputOf<typeof inviteUser>, @Caller() actor: UserActor) {
    await this.invitations.reset(actor, id);
    return DONE;
  }

  @Call(deactivateUser)
  async deactivate(@Input() { id }: InputOf<typeof deactivateUser>, @Caller() actor: UserActor) {
    await this.colleagues.deactivate(actor, id);
    return DONE;
  }

  @Call(deleteUser)
  async delete(@Input() { id }: InputOf<typeof deleteUser>, @Caller() actor: UserActor) {
    await this.colleagues.remove(actor, id, 'permanent');
    return DONE;
  }

  @Call(hideUser)
  async hide(@Input() { id }: InputOf<typeof hideUser>, @Caller() actor: UserActor) {
    await this.colleagues.remove(actor, id, 'hidden');
    return DONE;
  }
}
