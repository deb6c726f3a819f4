import { createParamDecorator, type ExecutionContext, UnsupportedMediaTypeException } from '@nestjs/common';
import type { CallDefinition } from '../domain/calls/define-call.ts';
import { DomainError } from '../domain/errors.ts';
import { callOf, isDocumented } from './call.decorator.ts';
import type { CallRequest } from './call-request.ts';
import { readQuery } from './read-query.ts';
import { readUpload, type UploadRequest } from './uploaded-form.ts';

/** The parts of Fastify's request that may hold the input of a call. */
interface AskingRequest extends CallRequest, UploadRequest {
  readonly query: unknown;
}

/** The content types in which a call takes its body; none where it takes no body. */
export const CONTENT_TYPES: Readonly<Record<CallDefinition['takes'], readonly string[]>> = {
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
  return readQuery(call.input, await sentTo(call, request), isDocumented(call));
});

function sentTo(call: CallDefinition, request: AskingRequest): unknown {
  const { takes: place, file } = call;
  if (place === 'query') {
    if (!isDocumented(call)) refuseBody(request.body);
    return request.query;
  }
  if (place === 'parts') return readUpload(request, file);
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== undefined && !CONTENT_TYPES[place].includes(type)) throw new UnsupportedMediaTypeException();
  if (type === 'multipart/form-data') return readUpload(request, file);
  return request.body;
}

/** Refuses what a screen's call has no place for, so that nothing is sent unnoticed. */
function refuseBody(body: unknown): void {
  if (body === undefined || body === null) return;
  if (typeof body === 'object' ? Object.keys(body).length > 0 : body !== '')
    throw new DomainError('invalid', 'Dieser Aufruf nimmt keine Angaben.');
}
