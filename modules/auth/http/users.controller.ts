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
import { IntroductionService } from '../notices/introduction.service.ts';
import { OwnPasswordService } from '../password/own-password.service.ts';
import { RecentPasswordService } from '../password/recent-password.service.ts';
import { SessionService } from '../session/session.service.ts';
import { requireOwnName } from '../session/session-row.ts';
import { ColleaguesService } from '../user-admin/colleagues.service.ts';
import { InvitationService } from '../user-admin/invitation.service.ts';
import { deactivateCall, introductionCall, logoutCall, setPasswordCall } from './auth-calls.ts';
import { confirmationCall } from './confirmation-calls.ts';

/** Users' sessions and passwords, and help for colleagues. */
@Calls()
export class UsersController {
  constructor(
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(OwnPasswordService) private readonly ownPassword: OwnPasswordService,
    @Inject(ColleaguesService) private readonly colleagues: ColleaguesService,
    @Inject(InvitationService) private readonly invitations: InvitationService,
    @Inject(RecentPasswordService) private readonly passwords: RecentPasswordService,
    @Inject(IntroductionService) private readonly introductions: IntroductionService,
  ) {}

  @Call(logoutCall)
  async logout(
    @Input() { username }: InputOf<typeof logoutCall>,
    @CallerSession() { token, loginname }: CallSession,
  ) {
    requireOwnName(loginname, username);
    await this.sessions.logout(token);
    return DONE;
  }

  @Call(introductionCall)
  async endIntroduction(@Input() _: InputOf<typeof introductionCall>, @Caller() actor: UserActor) {
    await this.introductions.end(actor);
    return DONE;
  }

  @Call(deactivateCall)
  async deactivate(
    @Input() { userid, password }: InputOf<typeof deactivateCall>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    const by = await this.passwords.confirming(actor, { token, password });
    await this.colleagues.deactivate(by, userid);
    return DONE;
  }

  @Call(confirmationCall)
  async confirm(
    @Input() { password }: InputOf<typeof confirmationCall>,
    @CallerSession() { actor, token }: CallSession,
  ) {
    await this.passwords.confirm(actor, token, password);
    return DONE;
  }

  @Call(setPasswordCall)
  async setPassword(
    @Input() { userid, password, username = '', einladung }: InputOf<typeof setPasswordCall>,
    @CallerSession() { actor, token, loginname }: CallSession,
  ) {
    if (userid !== undefined) {
      const by = await this.passwords.confirming(actor, { token, password });
      if (einladung === '1') {
        await this.invitations.reset(by, userid);
        return DONE;
      }
      return { ...DONE, password: await this.colleagues.resetPassword(by, userid) };
    }
    requireOwnName(loginname, username);
    await this.ownPassword.replaceInitial(actor, token, password ?? '', password ?? '');
    return DONE;
  }
}
