import { Inject, Req } from '@nestjs/common';
import {
  ColleaguesService,
  IntroductionService,
  InvitationService,
  type Login,
  OwnPasswordService,
  RecentPasswordService,
  requireOwnName,
  SessionService,
} from '#auth';
import type { UserActor } from '#platform/domain';
import { DONE } from '../calls/answer-schemas.ts';
import { bearerToken } from '../calls/bearer-token.ts';
import { Call, Calls } from '../calls/call.decorator.ts';
import type { CallRequest } from '../calls/call.ts';
import { Caller, CallerLogin } from '../calls/session.guard.ts';
import type { InputOf } from '../openapi/call-description.ts';
import { Input } from '../openapi/input.ts';
import { deactivateCall, introductionCall, logoutCall, setPasswordCall } from './auth-calls.ts';
import { confirmationCall } from './confirmation-calls.ts';
import { proofOf } from './password-proof.ts';

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
    @CallerLogin() login: Login,
    @Req() request: CallRequest,
  ) {
    requireOwnName(login, username);
    await this.sessions.logout(bearerToken(request.headers) as string);
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
    @CallerLogin() { actor }: Login,
    @Req() { headers }: CallRequest,
  ) {
    const by = await this.passwords.confirming(actor, proofOf(headers, password));
    await this.colleagues.deactivate(by, userid);
    return DONE;
  }

  @Call(confirmationCall)
  async confirm(
    @Input() { password }: InputOf<typeof confirmationCall>,
    @Caller() actor: UserActor,
    @Req() { headers }: CallRequest,
  ) {
    await this.passwords.confirm(actor, bearerToken(headers) as string, password);
    return DONE;
  }

  @Call(setPasswordCall)
  async setPassword(
    @Input() { userid, password, username = '', einladung }: InputOf<typeof setPasswordCall>,
    @CallerLogin() login: Login,
    @Req() request: CallRequest,
  ) {
    if (userid !== undefined) {
      const by = await this.passwords.confirming(login.actor, proofOf(request.headers, password));
      if (einladung === '1') {
        await this.invitations.reset(by, userid);
        return DONE;
      }
      return { ...DONE, password: await this.colleagues.resetPassword(by, userid) };
    }
    requireOwnName(login, username);
    const token = bearerToken(request.headers) as string;
    await this.ownPassword.replaceInitial(login.actor, token, password ?? '', password ?? '');
    return DONE;
  }
}
