import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
} from '@nestjs/common';
import { SessionService } from '#auth';
import { DomainError, requireUser, type UserActor } from '#platform/domain';
import { bearerToken } from './bearer-token.ts';
import type { CallReply, CallRequest } from './call.ts';

/** Who makes each call that is under way. */
const callers = new WeakMap<CallRequest, UserActor>();

/**
 * Lets a call pass that carries the token of a running session. The cookie of the pages does not count: a
 * browser sends it along unasked. Somebody whose password is still to be set passes nowhere.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(@Inject(SessionService) private readonly sessions: SessionService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<CallRequest>();
    // A refusal counts for this moment; an answer says otherwise.
    const reply = http.getResponse<CallReply>().header('cache-control', 'no-store');
    const token = bearerToken(request.headers);
    const login = token === null ? null : await this.sessions.resolve(token);
    if (login === null) {
      reply.header('www-authenticate', 'Bearer');
      const message =
        token === null
          ? 'Bitte melden Sie sich an.'
          : 'Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.';
      throw new DomainError('unauthenticated', message);
    }
    callers.set(request, requireUser(login.actor));
    return true;
  }
}

/** The user who makes the call. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callers.get(context.switchToHttp().getRequest<CallRequest>()),
);
