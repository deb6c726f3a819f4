import { Body, Controller, Inject, Req, UseGuards } from '@nestjs/common';
import { ColleaguesService, type Login, OwnPasswordService, requireOwnName, SessionService } from '#auth';
import { bearerToken } from '../bearer-token.ts';
import type { CallRequest } from '../call.ts';
import { Change } from '../documented-change.ts';
import { readQuery } from '../read-query.ts';
import { AnySessionGuard, CallerLogin } from '../session.guard.ts';
import { deactivateForm, removeTokenForm, setPasswordForm } from './auth-schemas.ts';

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
  async logout(@CallerLogin() login: Login, @Req() request: CallRequest, @Body() body: unknown) {
    requireOwnName(login, readQuery(removeTokenForm, body).username);
    await this.sessions.logout(bearerToken(request.headers) as string);
    return { success: true };
  }

  @Change('deactivateUser.php')
  async deactivate(@CallerLogin() { actor }: Login, @Body() body: unknown) {
    await this.colleagues.deactivate(actor, readQuery(deactivateForm, body).userid);
    return { success: true };
  }

  @Change('setpw.php')
  async setPassword(@CallerLogin() login: Login, @Body() body: unknown) {
    const { userid, password = '', username = '' } = readQuery(setPasswordForm, body);
    if (userid !== undefined)
      return { success: true, password: await this.colleagues.resetPassword(login.actor, userid) };
    requireOwnName(login, username);
    await this.ownPassword.replaceInitial(login.actor, password, password);
    return { success: true };
  }
}
