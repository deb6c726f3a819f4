import { Inject, Res } from '@nestjs/common';
import { DomainError } from '#platform/domain';
import { type AnswerOf, Call, type CallReply, Calls, Input, type InputOf } from '#platform/http';
import { LoginService } from '../login/login.service.ts';
import { SessionService } from '../session/session.service.ts';
import { loginCall } from './auth-calls.ts';

/** Logs in: returns the bearer token of the documented calls (access specification, sections 3 and 8). */
@Calls()
export class LoginController {
  constructor(
    @Inject(LoginService) private readonly logins: LoginService,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  @Call(loginCall)
  async login(
    @Input() { username, password, code }: InputOf<typeof loginCall>,
    @Res({ passthrough: true }) reply: CallReply,
  ): Promise<AnswerOf<typeof loginCall>> {
    const result = await this.logins.login(username, password, { code });
    if (result.ok === 'second-step') throw new Error('A call has no page for a second step.');
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
      walkme: login.introduced ? 0 : 1,
    };
  }
}
