import { Controller, Inject, Req, UseGuards } from '@nestjs/common';
import { ColleaguesService, type Login, OwnPasswordService, requireOwnName, SessionService } from '#auth';
import { DONE } from '../answer-schemas.ts';
import { bearerToken } from '../bearer-token.ts';
import type { CallRequest } from '../call.ts';
import { Change } from '../documented-change.ts';
import { Asked } from '../openapi/asked.ts';
import { type AskedOf, Documented } from '../openapi/call-description.ts';
import { AnySessionGuard, CallerLogin } from '../session.guard.ts';
import { deactivateCall, logoutCall, setPasswordCall } from './auth-calls.ts';

/** What users do with their session and their passwords, and with those of colleagues. */
@Controller('static/api/auth')
@UseGuards(AnySessionGuard)
export class UsersController {
  constructor(
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(OwnPasswordService) private readonly ownPassword: OwnPasswordService,
    @Inject(ColleaguesService) private readonly colleagues: ColleaguesService,
  ) {}

  @Change('removeUserToken.php')
  @Documented(logoutCall)
  async logout(
    @Asked() { username }: AskedOf<typeof logoutCall>,
    @CallerLogin() login: Login,
    @Req() request: CallRequest,
  ) {
    requireOwnName(login, username);
    await this.sessions.logout(bearerToken(request.headers) as string);
    return DONE;
  }

  @Change('deactivateUser.php')
  @Documented(deactivateCall)
  async deactivate(@Asked() { userid }: AskedOf<typeof deactivateCall>, @CallerLogin() { actor }: Login) {
    await this.colleagues.deactivate(actor, userid);
    return DONE;
  }

  @Change('setpw.php')
  @Documented(setPasswordCall)
  async setPassword(
    @Asked() { userid, password = '', username = '' }: AskedOf<typeof setPasswordCall>,
    @CallerLogin() login: Login,
    @Req() request: CallRequest,
  ) {
    if (userid !== undefined)
      return { ...DONE, password: await this.colleagues.resetPassword(login.actor, userid) };
    requireOwnName(login, username);
    const token = bearerToken(request.headers) as string;
    await this.ownPassword.replaceInitial(login.actor, token, password, password);
    return DONE;
  }
}
