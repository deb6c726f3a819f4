import { createParamDecorator, type ExecutionContext, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FileLimit } from '../../edge/body-limits.ts';
import type { CallRequest } from '../calls/call.ts';
import { readQuery } from '../calls/read-query.ts';
import { readUpload, type UploadRequest } from '../uploads/read-upload.ts';
import { CONTENT_TYPES, descriptionOf, type Place } from './call-description.ts';

/** The parts of Fastify's request that may hold the input of a call. */
interface AskingRequest extends CallRequest, UploadRequest {
  readonly query: unknown;
}

/**
 * The input of the call, read by the schema of its description.
 * @throws DomainError `invalid` that names each wrong or unknown field, in German
 */
export const Input = createParamDecorator(async (_: unknown, context: ExecutionContext) => {
  const { takes, input, file } = descriptionOf(context.getHandler());
  const request = context.switchToHttp().getRequest<AskingRequest>();
  return readQuery(input, await sentTo(takes, request, file));
});

function sentTo(place: Place, request: AskingRequest, file: FileLimit | undefined): unknown {
  if (place === 'query') return request.query;
  if (place === 'parts') return readUpload(request, file);
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== undefined && !CONTENT_TYPES[place].includes(type)) throw new UnsupportedMediaTypeException();
  if (type === 'multipart/form-data') return readUpload(request, file);
  return request.body;
}
