import type { IncomingHttpHeaders } from 'node:http';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { mergeMap, type Observable } from 'rxjs';
import {
  AnswerBytes,
  acceptedEncoding,
  type CallReply,
  type CallRequest,
  callOf,
  type EncodedAnswer,
  hasTag,
  isCached,
} from '#platform/http';

/**
 * Sends the result of a call that reads, and of a handler that answers no call: as JSON unless it is a text, compressed as the client prefers, with an ETag, or as not
 * modified.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = callOf(context.getHandler());
    if (call !== undefined && !hasTag(call)) return next.handle();
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<CallRequest>(), http.getResponse<CallReply>()];
    return next.handle().pipe(mergeMap((answer) => send(request, reply, answer)));
  }
}

async function send(request: CallRequest, reply: CallReply, answer: unknown): Promise<Buffer | undefined> {
  const encoded = await bytesOf(answer).in(acceptedEncoding(request.headers['accept-encoding']));
  const { status, headers } =
    responseHeads(encoded)[isNotModified(request.headers, encoded.etag) ? 304 : 200];
  reply.code(status).headers(headers);
  return status === 304 ? undefined : encoded.bytes;
}

function bytesOf(answer: unknown): AnswerBytes {
  if (isCached(answer)) return answer.bytes;
  return answer instanceof AnswerBytes ? answer : new AnswerBytes(answer, 'once');
}

/** Status and headers of a response with a body (200), or without one because the client has it (304). */
interface ResponseHead {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
}

/** The headers of both responses. Only the user's browser may cache it, and must revalidate. */
function responseHeads({
  bytes,
  encoding,
  type,
  etag,
}: EncodedAnswer): Readonly<Record<200 | 304, ResponseHead>> {
  const always = { etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' };
  return {
    200: {
      status: 200,
      headers: {
        ...always,
        'content-type': type,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': String(bytes.length),
      },
    },
    304: { status: 304, headers: always },
  };
}

/** Whether the client already has these bytes; compares ETags with their quotes. */
function isNotModified(headers: IncomingHttpHeaders, etag: string): boolean {
  const seen = headers['if-none-match'];
  return seen !== undefined && (seen.trim() === '*' || seen.includes(etag));
}
