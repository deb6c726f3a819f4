import { applyDecorators, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { SessionGuard } from './session.guard.ts';

/** A controller of documented calls that change something or tell a secret: nobody keeps their answers. */
export function DocumentedChange(path: string): ClassDecorator {
  return applyDecorators(Controller(path), UseGuards(SessionGuard));
}

/** One such call; answered with 200, because what is made has no address of its own. */
export function Change(path = ''): MethodDecorator {
  return applyDecorators(Post(path), HttpCode(200));
}
