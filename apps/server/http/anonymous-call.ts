import {
  applyDecorators,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import type { CallReply } from './call.ts';

/** Lets everybody pass; nobody keeps what is answered. */
@Injectable()
class VisitorGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    context.switchToHttp().getResponse<CallReply>().header('cache-control', 'no-store');
    return true;
  }
}

/** A controller of documented calls that visitors make, without a session. */
export function AnonymousCalls(path: string): ClassDecorator {
  return applyDecorators(Controller(path), UseGuards(VisitorGuard));
}
