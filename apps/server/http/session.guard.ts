import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
} from '@nestjs/common';
import { type Login, SessionService } from '#auth';
import { DomainError, requireUser } from '#platform/domain';
import { bearerToken } from './bearer-token.ts';
import type { CallReply, CallRequest } from './call.ts';

/** Who makes each call that is under way. */
const callers = new WeakMap<CallRequest, Login>();

/** Lets a call pass that carries the token of a running session, also while the password is to be set. */
@Injectable()
export class AnySessionGuard implements CanActivate {
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
    this.admit(login);
    callers.set(request, login);
    return true;
  }

  protected admit(_login: Login): void {}
}

/**
 * Lets a call pass that carries the token of a running session. The cookie of the pages does not count: a
 * browser sends it along unasked. Somebody whose password is still to be set passes nowhere.
 */
@Injectable()
export class SessionGuard extends AnySessionGuard {
  protected override admit(login: Login): void {
    requireUser(login.actor);
  }
}

/** The user who makes the call. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => loginOf(context)?.actor,
);

/** The login under which the call is made. */
export const CallerLogin = createParamDecorator((_: unknown, context: ExecutionContext) => loginOf(context));

function loginOf(context: ExecutionContext): Login | undefined {
  return callers.get(context.switchToHttp().getRequest<CallRequest>());
}
