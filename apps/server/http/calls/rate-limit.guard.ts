import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { AuditLog, type RateLimit, RateLimiter } from '#platform';
import type { CallReply, CallRequest } from './call.ts';

/** Metadata key of a call's limit. */
export const LIMIT = 'rate-limit';

/**
 * The limit of an anonymous call per visitor. It only stops bots, because the shops of a chain may share an address.
 * Expensive calls are also protected by the bot check, the locking of users, the limit of mails per user, and
 * unguessable tokens.
 */
export function Limited(name: string, most: number, minutes: number): MethodDecorator {
  return SetMetadata(LIMIT, { name, most, minutes } satisfies RateLimit);
}

/** A refusal with a status for the error filter. */
class TooManyRequests extends Error {
  readonly status = 429;
}

/** Enforces the limits of anonymous calls; their answers are not cached. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit: RateLimit | undefined = Reflect.getMetadata(LIMIT, context.getHandler());
    if (limit === undefined) throw new Error(`${context.getHandler().name} has no limit.`);
    const http = context.switchToHttp();
    const reply = http.getResponse<CallReply>().header('cache-control', 'no-store');
    const wait = await this.limiter.count(limit, http.getRequest<CallRequest>().ip);
    if (wait === null) return true;
    reply.header('retry-after', String(wait));
    await this.audit.countRefusal('visitor', 'limit-reached', limit.name);
    throw new TooManyRequests();
  }
}
