import type { IncomingHttpHeaders } from 'node:http';
import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
} from '@nestjs/common';
import { type Login, SessionService } from '#auth';
import { AuditLog } from '#platform';
import { DomainError, requireUser, requireVendor, type UserActor } from '#platform/domain';
import { bearerToken } from './bearer-token.ts';
import type { CallReply, CallRequest } from './call.ts';
import { UNKNOWN_CALL } from './error-answer.ts';

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
    const login = await loginBy(this.sessions, request.headers).catch((error: unknown) => {
      reply.header('www-authenticate', 'Bearer');
      throw error;
    });
    callers.set(request, login);
    await this.admit(login, request);
    return true;
  }

  protected admit(_login: Login, _request: CallRequest): void | Promise<void> {}
}

/** The login whose token a call carries. @throws DomainError `unauthenticated` where there is none, or no session of it */
async function loginBy(sessions: SessionService, headers: IncomingHttpHeaders): Promise<Login> {
  const token = bearerToken(headers);
  if (token === null) throw new DomainError('unauthenticated', 'Bitte melden Sie sich an.');
  const login = await sessions.resolve(token);
  if (login !== null) return login;
  throw new DomainError(
    'unauthenticated',
    'Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.',
  );
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

/**
 * Lets the vendor's staff pass alone. For anybody else the call does not exist; that they asked is in the audit log, as
 * each missing right is.
 */
@Injectable()
export class VendorGuard extends AnySessionGuard {
  constructor(
    @Inject(SessionService) sessions: SessionService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {
    super(sessions);
  }

  protected override async admit({ actor }: Login, { routeOptions }: CallRequest): Promise<void> {
    if (actor.admin) return requireVendor(actor);
    await this.audit.countRefusal(actor, 'right-refused', routeOptions.url ?? '');
    throw new DomainError('not-found', UNKNOWN_CALL);
  }
}

/** The user who makes the call. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => loginOf(context)?.actor,
);

/** The login under which the call is made. */
export const CallerLogin = createParamDecorator((_: unknown, context: ExecutionContext) => loginOf(context));

/** Who makes a call that the guard has let pass. */
export function actorOf(context: ExecutionContext): UserActor {
  const login = loginOf(context);
  if (login === undefined) throw new Error(`${context.getHandler().name} is not guarded.`);
  return login.actor;
}

function loginOf(context: ExecutionContext): Login | undefined {
  return callerOf(context.switchToHttp().getRequest<CallRequest>());
}

/** The login under which a call is made; undefined where nobody is logged in. */
export function callerOf(request: CallRequest): Login | undefined {
  return callers.get(request);
}
