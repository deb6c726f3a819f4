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
import { UNKNOWN_CALL } from '../../answers/error-answer.ts';
import { bearerToken } from './bearer-token.ts';
import type { CallReply, CallRequest } from './call.ts';

/** Logins of running calls. */
const callers = new WeakMap<CallRequest, Login>();

/** Admits calls with the token of an active session, even with an initial password. */
@Injectable()
export class AnySessionGuard implements CanActivate {
  constructor(@Inject(SessionService) private readonly sessions: SessionService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<CallRequest>();
    // Refusals must not be cached; answers override this.
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

/** The login of a call's token. @throws DomainError `unauthenticated` without an active session */
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
 * Admits calls with the token of an active session. Ignores the cookie of pages, which browsers send unasked. Refuses
 * users with an initial password.
 */
@Injectable()
export class SessionGuard extends AnySessionGuard {
  protected override admit(login: Login): void {
    requireUser(login.actor);
  }
}

/**
 * Admits the vendor's staff. For anybody else the call does not exist; the try is recorded in the audit log, as every
 * missing right is.
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

/** The calling user. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext) => loginOf(context)?.actor,
);

/** The caller's login. */
export const CallerLogin = createParamDecorator((_: unknown, context: ExecutionContext) => loginOf(context));

/** The caller of an admitted call. */
export function actorOf(context: ExecutionContext): UserActor {
  const login = loginOf(context);
  if (login === undefined) throw new Error(`${context.getHandler().name} is not guarded.`);
  return login.actor;
}

function loginOf(context: ExecutionContext): Login | undefined {
  return callerOf(context.switchToHttp().getRequest<CallRequest>());
}

/** The login of a call; undefined without one. */
export function callerOf(request: CallRequest): Login | undefined {
  return callers.get(request);
}
