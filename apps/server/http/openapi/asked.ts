import { createParamDecorator, type ExecutionContext, UnsupportedMediaTypeException } from '@nestjs/common';
import type { CallRequest } from '../call.ts';
import { readQuery } from '../read-query.ts';
import { readUpload, type UploadRequest } from '../read-upload.ts';
import { CONTENT_TYPES, descriptionOf, type Place } from './call-description.ts';

/** What of Fastify's request holds what a call is asked. */
interface AskingRequest extends CallRequest, UploadRequest {
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * What the call is asked, read by the schema of its description (`Documented`).
 * @throws DomainError `invalid` that names each wrong or unknown field, in German
 */
export const Asked = createParamDecorator(async (_: unknown, context: ExecutionContext) => {
  const { takes, asked } = descriptionOf(context.getHandler());
  const request = context.switchToHttp().getRequest<AskingRequest>();
  return readQuery(asked, await sentTo(takes, request));
});

function sentTo(place: Place, request: AskingRequest): unknown {
  if (place === 'query') return request.query;
  if (place === 'parts') return readUpload(request);
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== undefined && !CONTENT_TYPES[place].includes(type)) throw new UnsupportedMediaTypeException();
  if (type === 'multipart/form-data') return readUpload(request);
  return request.body;
}
