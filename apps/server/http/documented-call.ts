import { applyDecorators, Controller, UseGuards, UseInterceptors } from '@nestjs/common';
import { AnswerInterceptor } from './answers/answer.interceptor.ts';
import { SessionGuard } from './session.guard.ts';

/** A controller of documented calls: for whoever has a session, answered with ETag and compressed. */
export function DocumentedCall(path: string): ClassDecorator {
  return applyDecorators(Controller(path), UseGuards(SessionGuard), UseInterceptors(AnswerInterceptor));
}
