import { type CanActivate, type ExecutionContext, Inject, Injectable, SetMetadata } from '@nestjs/common';
import { AuditLog, type RateLimit, RateLimiter } from '#platform';
import type { CallReply, CallRequest } from './call.ts';

/** Under which a call's limit is found. */
export const LIMIT = 'rate-limit';

/**
 * The limit of one anonymous call for each visitor. The shops of a chain may share one address: it only keeps
 * machines off. What is dear is guarded besides: by the bot check, the lock of a user, the mails to one user, and
 * by tokens that nobody can guess.
 */
export function Limited(name: string, most: number, minutes: number): MethodDecorator {
  return SetMetadata(LIMIT, { name, most, minutes } satisfies RateLimit);
}

/** A refusal with the status that the error filter answers. */
class TooManyRequests extends Error {
  readonly status = 429;
}

/** Lets everybody pass who does not ask too often; nobody keeps what is answered. */
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
