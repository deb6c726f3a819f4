import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ENCODINGS } from './accepted-encoding.ts';
import type { CallRequest } from './call-request.ts';
import type { CachedResponse } from './response-cache.ts';

/** The ETags of If-Match (RFC 9110, section 13.1.1). Undefined for an unconditional write, which includes `*`. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const named = context.switchToHttp().getRequest<CallRequest>().headers['if-match']?.trim();
  return named === '*' ? undefined : named;
});

/** Whether ETags match an answer in any encoding. Weak ones never match. */
export async function isNamed(named: string, { bytes }: CachedResponse): Promise<boolean> {
  const tags = named.split(',').map((tag) => tag.trim());
  const encoded = await Promise.all(ENCODINGS.map((encoding) => bytes.in(encoding)));
  return encoded.some(({ etag }) => tags.includes(etag));
}
