import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { RateLimitGuard } from './rate-limit.guard.ts';

/** A controller of documented calls that visitors make, without a session; each has a limit of its own. */
export function AnonymousCalls(path: string): ClassDecorator {
  return applyDecorators(Controller(path), UseGuards(RateLimitGuard));
}
