import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { SessionService } from '#auth';
import { AuditLog, CONFIG, type Config, type RateLimit, RateLimiter } from '#platform';
import { type CallDefinition, DomainError, requireUser } from '#platform/domain';
import { admit, admitsOf, bearerToken, type CallReply, type CallRequest, callOf } from '#platform/http';
import { UNKNOWN_CALL } from '../../answers/error-answer.ts';
import { isFromOwnPage } from '../../edge/same-origin.ts';
import { readSessionToken } from '../../edge/session-cookie.ts';

/** Metadata key of the limit of a handler that answers no call. */
const LIMIT = 'rate-limit';

/** Limits how often one visitor may ask a handler that answers no call. */
export const Limited = (name: string, most: number, minutes: number): MethodDecorator =>
  SetMetadata(LIMIT, { name, most, minutes } satisfies RateLimit);

/**
 * The limit of a handler per visitor. It only stops bots, because the shops of a chain may share an address.
 * Expensive calls are also protected by the bot check, the locking of users, the limit of mails per user, and
 * unguessable tokens.
 */
export function limitOf(handler: object): RateLimit | undefined {
  const call = callOf(handler);
  if (call === undefined) return Reflect.getMetadata(LIMIT, handler);
  return call.limit && { name: `${call.method} ${call.path}`, ...call.limit };
}

/** A refusal with a status for the error filter. */
class TooManyRequests extends Error {
  readonly status = 429;
}

/** Admits the requests of all calls: counts those that have a limit, and finds the session of the others. */
@Injectable()
export class CallGuard implements CanActivate {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const handler = context.getHandler();
    const http = context.switchToHttp();
    const request = http.getRequest<CallRequest>();
    // Refusals must not be cached; answers override this.
    const reply = http.getResponse<CallReply>().header('cache-control', 'no-store');
    const limit = limitOf(handler);
    if (limit !== undefined) await this.count(limit, request, reply);
    const call = callOf(handler);
    if (call !== undefined && admitsOf(call) !== 'anybody') await this.admit(call, request, reply);
    return true;
  }

  private async count(limit: RateLimit, { ip }: CallRequest, reply: CallReply): Promise<void> {
    const wait = await this.limiter.count(limit, ip);
    if (wait === null) return;
    reply.header('retry-after', String(wait));
    await this.audit.countRefusal('visitor', 'limit-reached', limit.name);
    throw new TooManyRequests();
  }

  private async admit(call: CallDefinition, request: CallRequest, reply: CallReply): Promise<void> {
    const token = this.tokenOf(request);
    const login = token === null ? null : await this.sessions.resolve(token);
    if (token === null || login === null) {
      reply.header('www-authenticate', 'Bearer');
      throw new DomainError(
        'unauthenticated',
        token === null
          ? 'Bitte melden Sie sich an.'
          : 'Ihre Session ist abgelaufen. Bitte loggen Sie sich aus und erneut ein.',
      );
    }
    const { actor, loginname } = login;
    admit(request, { actor, token, loginname });
    if (admitsOf(call) === 'user') requireUser(actor);
    if (admitsOf(call) !== 'vendor') return;
    if (!actor.admin) throw new HiddenCall();
    requireUser(actor);
  }

  /** The token of a program, or of a request from one of our own pages: browsers send its cookie unasked. */
  private tokenOf(request: CallRequest): string | null {
    const { headers } = request;
    if (headers.authorization !== undefined) return bearerToken(headers);
    return isFromOwnPage(request, this.config.publicUrl) ? readSessionToken(headers.cookie) : null;
  }
}

/** For anybody but the vendor's staff, their calls do not exist. The try is recorded as any missing right. */
export class HiddenCall extends DomainError {
  constructor() {
    super('not-found', UNKNOWN_CALL);
  }
}
