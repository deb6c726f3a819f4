import { type BodyLimit, callBody } from '../../edge/body-limits.ts';
import { CALLS } from '../calls/call-paths.ts';
import { documentedCalls } from '../calls/documented-calls.ts';
import { type Admits, admitsOf, type CallDescription, DESCRIPTION, hasTag } from './call-description.ts';

/** A documented call as others look at it. */
export interface ListedCall {
  readonly method: 'get' | 'put' | 'post' | 'delete';
  /** With a slash at the start, such as `/static/api/auth/login.php`. */
  readonly path: string;
  readonly call: CallDescription;
  readonly admits: Admits;
  /** Whether the answer has an ETag. */
  readonly tagged: boolean;
  readonly body: BodyLimit;
}

/** All documented calls, by the descriptions of the controllers' handlers. */
export function listCalls(): readonly ListedCall[] {
  return documentedCalls.flatMap(({ prototype }) => descriptionsIn(prototype)).map(listed);
}

function listed(call: CallDescription): ListedCall {
  const admits = admitsOf(call);
  return {
    method: call.method.toLowerCase() as ListedCall['method'],
    path: CALLS + call.path,
    call,
    admits,
    tagged: hasTag(call),
    body: callBody(admits, call.file, call.body),
  };
}

function descriptionsIn(prototype: object): CallDescription[] {
  return Object.values(Object.getOwnPropertyDescriptors(prototype)).flatMap(
    ({ value }) => (value instanceof Function && Reflect.getMetadata(DESCRIPTION, value)) || [],
  );
}
