import { Body, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { LoginService, SessionService } from '#auth';
import { AnonymousCalls } from '../anonymous-call.ts';
import type { CallReply } from '../call.ts';
import { Limited } from '../rate-limit.guard.ts';
import { readQuery } from '../read-query.ts';
import { loginForm } from './auth-schemas.ts';

/** Logs in: gives the bearer token of the documented calls (access specification, sections 3 and 8). */
@AnonymousCalls('static/api/auth/login.php')
export class LoginController {
  constructor(
    @Inject(LoginService) private readonly logins: LoginService,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  @Post()
  @Limited('login', 1000, 5)
  @HttpCode(200)
  async login(@Res({ passthrough: true }) reply: CallReply, @Body() body: unknown) {
    const { username, password } = readQuery(loginForm, body);
    const result = await this.logins.login(username, password);
    const login = result.ok ? await this.sessions.resolve(result.token) : null;
    if (!result.ok || login === null) {
      reply.code(401);
      const { ok: _, ...failure } = result;
      return failure;
    }
    const { userId, institutionId, rights, admin, waiting } = login.actor;
    return {
      token: result.token,
      role: admin ? 'admin' : 'user',
      userid: userId,
      institution: institutionId,
      status: waiting ? 'wartend' : 'active',
      rechte: [...rights],
      // The product has no third party's guided tour.
      walkme: 0,
    };
  }
}
