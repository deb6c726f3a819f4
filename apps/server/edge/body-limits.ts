import type { IncomingHttpHeaders } from 'node:http';
import type { CallDefinition } from '#platform/domain';
import { bodyBytes, VISITOR_BODY_BYTES } from '#platform/http';
import type { ClearRefusal } from '../answers/error-answer.ts';

/** Most bytes of a body, and the refusal of a larger one. */
export interface BodyLimit {
  readonly most: number;
  readonly refusal: { readonly status: 413 } | ClearRefusal;
}

const bodyOf = (most: number): BodyLimit => ({ most, refusal: { status: 413 } });

/** Bodies without a session. */
export const VISITOR_BODY = bodyOf(VISITOR_BODY_BYTES);

/** The body of a call. A larger one with a file is blamed on the file. */
export function callBody(call: CallDefinition): BodyLimit {
  const body = bodyOf(bodyBytes(call));
  if (call.file === undefined) return body;
  const { field, tooLarge: message } = call.file;
  return { ...body, refusal: { status: 413, body: { message, fields: { [field]: message } } } };
}

/** Announced length of a body: 0 without one, null if unknown. */
export function announcedBody(headers: IncomingHttpHeaders): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}
