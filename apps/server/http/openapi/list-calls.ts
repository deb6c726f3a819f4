import { RequestMethod } from '@nestjs/common';
import type { RateLimit } from '#platform';
import { AnswerInterceptor } from '../answers/answer.interceptor.ts';
import { documentedCalls } from '../documented-calls.ts';
import { LIMIT } from '../rate-limit.guard.ts';
import { AnySessionGuard, SessionGuard } from '../session.guard.ts';
import { type CallDescription, descriptionOf } from './call-description.ts';

type Class = abstract new (...args: never[]) => unknown;

/** A documented call with what its controller says of it. */
export interface ListedCall {
  readonly method: 'get' | 'put' | 'post' | 'delete';
  /** With a slash at the start, such as `/static/api/auth/login.php`. */
  readonly path: string;
  readonly call: CallDescription;
  /** Who is let in: anybody, whoever has a session, or whoever has one and a password of their own. */
  readonly admits: 'anybody' | 'session' | 'user';
  readonly limit: RateLimit | undefined;
  /** Whether the answer has an ETag. */
  readonly tagged: boolean;
}

/** All documented calls, as Nest routes them. @throws Error for a handler that is not described */
export function listCalls(controllers: readonly Class[] = documentedCalls): readonly ListedCall[] {
  return controllers.flatMap((controller) =>
    handlersOf(controller).map((handler) => {
      const guards: Class[] = Reflect.getMetadata('__guards__', controller) ?? [];
      const method = RequestMethod[Reflect.getMetadata('method', handler)] as string;
      const path = [Reflect.getMetadata('path', controller), Reflect.getMetadata('path', handler)].join('/');
      return {
        method: method.toLowerCase() as ListedCall['method'],
        path: `/${path.replace(/\/+$/, '')}`,
        call: descriptionOf(handler),
        admits: guards.includes(SessionGuard)
          ? 'user'
          : guards.includes(AnySessionGuard)
            ? 'session'
            : 'anybody',
        limit: Reflect.getMetadata(LIMIT, handler),
        tagged: (Reflect.getMetadata('__interceptors__', controller) ?? []).includes(AnswerInterceptor),
      };
    }),
  );
}

/** The methods of a controller that have a path; the class itself has one, too. */
function handlersOf({ prototype }: Class): { readonly name: string }[] {
  return Object.getOwnPropertyNames(prototype)
    .filter((name) => name !== 'constructor')
    .map((name) => prototype[name])
    .filter((each) => typeof each === 'function' && Reflect.hasMetadata('path', each));
}
