import { createParamDecorator, type ExecutionContext, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FileLimit, Place } from '../domain/calls/define-call.ts';
import { callOf } from './call.decorator.ts';
import type { CallRequest } from './call-request.ts';
import { readQuery } from './read-query.ts';
import { readUpload, type UploadRequest } from './uploaded-form.ts';

/** The parts of Fastify's request that may hold the input of a call. */
interface AskingRequest extends CallRequest, UploadRequest {
  readonly query: unknown;
}

/** The content types in which a call takes its body; none where it takes no body. */
export const CONTENT_TYPES: Readonly<Record<Place, readonly string[]>> = {
  query: [],
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
  parts: ['multipart/form-data'],
};

/**
 * The input of the call, read by the schema of its definition.
 * @throws DomainError `invalid` that names each wrong or unknown field, in German
 */
export const Input = createParamDecorator(async (_: unknown, context: ExecutionContext) => {
  const handler = context.getHandler();
  const call = callOf(handler);
  if (call === undefined) throw new Error(`${handler.name} answers no call.`);
  const request = context.switchToHttp().getRequest<AskingRequest>();
  return readQuery(call.input, await sentTo(call.takes, request, call.file));
});

function sentTo(place: Place, request: AskingRequest, file: FileLimit | undefined): unknown {
  if (place === 'query') return request.query;
  if (place === 'parts') return readUpload(request, file);
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== undefined && !CONTENT_TYPES[place].includes(type)) throw new UnsupportedMediaTypeException();
  if (type === 'multipart/form-data') return readUpload(request, file);
  return request.body;
}
