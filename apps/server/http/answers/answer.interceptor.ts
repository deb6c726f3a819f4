import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { mergeMap, type Observable } from 'rxjs';
import type { CallReply, CallRequest } from '../call.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { AnswerBytes } from './answer-bytes.ts';

/**
 * Sends what a call answers: as JSON, compressed as the client likes it, with an ETag, and nothing at all
 * where the client has it already (304). It may be kept by the person's own browser alone, and asked after
 * each time.
 */
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const send = (answer: unknown) =>
      sendAnswer(http.getRequest<CallRequest>(), http.getResponse<CallReply>(), answer);
    return next.handle().pipe(mergeMap(send));
  }
}

async function sendAnswer(request: CallRequest, reply: CallReply, answer: unknown) {
  const ready = answer instanceof AnswerBytes ? answer : new AnswerBytes(answer, 'once');
  const { bytes, encoding, etag } = await ready.in(acceptedEncoding(request.headers['accept-encoding']));
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
  if (names(request.headers['if-none-match'], etag)) {
    reply.code(304);
    return undefined;
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return bytes;
}

/** Whether an If-None-Match header names an ETag: with its quotes it is found in no other one. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag));
}
