import {
  applyDecorators,
  Controller,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import { type Admits, CALLS, type CallDefinition, type Schema } from '../domain/calls/define-call.ts';
import type { Answering, DocumentedCall, InputOf } from './call-words.ts';

/** Metadata key of a handler's call. */
const CALL = 'call';

/** A controller of calls. */
export const Calls = (): ClassDecorator => Controller(CALLS);

/**
 * Makes a method the handler of a call, whose definition says method and path, access and input; with words the
 * OpenAPI document describes it. The compiler checks that the handler's first parameter and its result fit.
 */
export function Call<Input extends Schema, Answer>(call: CallDefinition<Input, Answer>) {
  return <Handler extends (input: InputOf<CallDefinition<Input>>, ...rest: never[]) => Answering<Answer>>(
    prototype: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    const { method, path } = call;
    applyDecorators(
      RequestMapping({ path, method: RequestMethod[method] }),
      // Also for new rows, which have no address of their own.
      HttpCode(200),
      SetMetadata(CALL, call),
    )(prototype, name, descriptor);
  };
}

/** The call that a handler answers; undefined for a handler of something else. */
export function callOf(handler: object): CallDefinition | undefined {
  return Reflect.getMetadata(CALL, handler);
}

/** The calls that a controller answers. */
export function callsIn({ prototype }: { readonly prototype: object }): CallDefinition[] {
  return Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(
    ({ value }) => (value instanceof Function && callOf(value)) || [],
  );
}

/** Whether a call is documented for programs; others serve the product's own screens alone. */
export const isDocumented = (call: CallDefinition): call is DocumentedCall => 'summary' in call;

/** Who may make a call; by default users with a session and their own password. */
export const admitsOf = ({ admits = 'user' }: CallDefinition): Admits => admits;

/** Whether a call's answer has an ETag: what is read with a session is asked for again and again. */
export const hasTag = (call: CallDefinition): boolean =>
  call.method === 'GET' && admitsOf(call) !== 'anybody';
