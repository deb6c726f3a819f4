import {
  applyDecorators,
  Controller,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type * as z from 'zod';
import { AnswerInterceptor } from '../answers/answer.interceptor.ts';
import {
  type Answering,
  admitsOf,
  type CallDescription,
  DESCRIPTION,
  hasTag,
  type Schema,
} from '../openapi/call-description.ts';
import { UploadInterceptor } from '../uploads/upload.interceptor.ts';
import { CALLS } from './call-paths.ts';
import { Limited, RateLimitGuard } from './rate-limit.guard.ts';
import { AnySessionGuard, SessionGuard, VendorGuard } from './session.guard.ts';

/** A controller of documented calls. */
export const Calls = (): ClassDecorator => Controller(CALLS);

/**
 * Makes a method the handler of a documented call, whose description defines method and path, access, input and
 * answer. The compiler checks that the handler's first parameter and its result fit the schemas.
 */
export function Call<Input extends Schema, Answer extends Schema, Failure extends Schema = never>(
  call: CallDescription<Input, Answer, Failure>,
) {
  return <
    Handler extends (
      input: z.output<Input>,
      ...rest: never[]
    ) => Answering<z.output<Answer> | z.output<Failure>>,
  >(
    prototype: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    applyDecorators(...decoratorsOf(call as unknown as CallDescription))(prototype, name, descriptor);
  };
}

/** Guards by whom they admit. */
const GUARDS = { session: AnySessionGuard, user: SessionGuard, vendor: VendorGuard } as const;

function decoratorsOf(call: CallDescription): (MethodDecorator & ClassDecorator)[] {
  const { method, path, limit, file } = call;
  const admits = admitsOf(call);
  const guards = [
    ...(limit === undefined ? [] : [RateLimitGuard]),
    ...(admits === 'anybody' ? [] : [GUARDS[admits]]),
  ];
  return [
    RequestMapping({ path, method: RequestMethod[method] }),
    // Also for new rows, which have no address of their own.
    HttpCode(200),
    SetMetadata(DESCRIPTION, call),
    ...(limit === undefined ? [] : [Limited(`${method} ${path}`, limit.most, limit.minutes)]),
    UseGuards(...guards),
    ...(hasTag(call) ? [UseInterceptors(AnswerInterceptor)] : []),
    ...(file === undefined ? [] : [UseInterceptors(UploadInterceptor)]),
  ] as (MethodDecorator & ClassDecorator)[];
}
