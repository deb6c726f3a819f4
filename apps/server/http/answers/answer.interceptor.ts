import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { mergeMap, type Observable } from 'rxjs';
import { acceptedEncoding } from '../../answers/accepted-encoding.ts';
import { AnswerBytes } from '../../answers/answer-bytes.ts';
import type { CallReply, CallRequest } from '../calls/call.ts';
import { isCached } from '../response-cache/response-cache.ts';
import { isNotModified, responseHeads } from './response-head.ts';

/**
 * Sends the result of a call: as JSON unless it is a text, compressed as the client prefers, with an ETag, or as not
 * modified.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
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
