import { HttpCode, Inject, Post, Res } from '@nestjs/common';
import { LoginService, SessionService } from '#auth';
import { DomainError } from '#platform/domain';
import { AnonymousCalls } from '../anonymous-call.ts';
import type { CallReply } from '../call.ts';
import { Asked } from '../openapi/asked.ts';
import { type AnswerOf, type AskedOf, Documented } from '../openapi/call-description.ts';
import { Limited } from '../rate-limit.guard.ts';
import { loginCall } from './auth-calls.ts';

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
  @Documented(loginCall)
  async login(
    @Asked() { username, password }: AskedOf<typeof loginCall>,
    @Res({ passthrough: true }) reply: CallReply,
  ): Promise<AnswerOf<typeof loginCall>> {
    const result = await this.logins.login(username, password);
    if (!result.ok) {
      reply.code(401);
      const { ok: _, ...failure } = result;
      return failure;
    }
    const login = await this.sessions.resolve(result.token);
    if (login === null) throw new DomainError('unauthenticated', 'Bitte melden Sie sich noch einmal an.');
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
