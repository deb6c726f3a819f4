import type { IncomingHttpHeaders } from 'node:http';
import type { CallDefinition, FileLimit } from '#platform/domain';
import { bodyBytes, USER_BODY_BYTES, VISITOR_BODY_BYTES } from '#platform/http';
import type { ClearRefusal } from '../answers/error-answer.ts';

/** Most bytes of a body, and the refusal of a larger one. */
export interface BodyLimit {
  readonly most: number;
  readonly refusal: { readonly status: 413 } | ClearRefusal;
}

const bodyOf = (most: number): BodyLimit => ({ most, refusal: { status: 413 } });

/** Bodies without a session. */
export const VISITOR_BODY = bodyOf(VISITOR_BODY_BYTES);

/** Forms with a session. */
const USER_BODY = bodyOf(USER_BODY_BYTES);

/** A form with a file: its limit plus that of a form. A larger body is blamed on the file. */
function bodyWith({ field, most, tooLarge: message }: FileLimit): BodyLimit {
  return {
    most: most + USER_BODY.most,
    refusal: { status: 413, body: { message, fields: { [field]: message } } },
  };
}

/** The body of a call. */
export const callBody = (call: CallDefinition): BodyLimit =>
  call.file === undefined ? bodyOf(bodyBytes(call)) : bodyWith(call.file);

/** Announced length of a body: 0 without one, null if unknown. */
export function announcedBody(headers: IncomingHttpHeaders): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}
