import type { CallDefinition } from '../domain/calls/define-call.ts';
import { admitsOf } from './call.decorator.ts';

const KILOBYTE = 1024;

/** Most bytes of a body without a session. */
export const VISITOR_BODY_BYTES = 16 * KILOBYTE;

/** Most bytes of a form with a session. */
export const USER_BODY_BYTES = 64 * KILOBYTE;

/** Most bytes of a call's body: with a session more than without, and those of its file. */
export function bodyBytes(call: CallDefinition): number {
  if (call.mostBytes !== undefined) return call.mostBytes;
  if (call.file !== undefined) return call.file.most + USER_BODY_BYTES;
  return admitsOf(call) === 'anybody' ? VISITOR_BODY_BYTES : USER_BODY_BYTES;
}
