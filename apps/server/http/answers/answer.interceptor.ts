import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { mergeMap, type Observable } from 'rxjs';
import type { CallReply, CallRequest } from '../call.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { AnswerBytes } from './answer-bytes.ts';
import { isKnown, sendings } from './answer-headers.ts';
import { isKept } from './kept-answers.ts';
import { ReadyAnswers } from './ready-answers.ts';

/** Sends what a call answers: as JSON where it is no text of its own, compressed as the client likes it, with an ETag, or as not modified. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(@Inject(ReadyAnswers) private readonly ready: ReadyAnswers) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(
        mergeMap((answer) =>
          this.send(http.getRequest<CallRequest>(), http.getResponse<CallReply>(), answer),
        ),
      );
  }

  private async send(request: CallRequest, reply: CallReply, answer: unknown): Promise<Buffer | undefined> {
    if (isKept(answer)) this.ready.put(request.url, answer);
    const bytes = bytesOf(answer);
    const encoded = await bytes.in(acceptedEncoding(request.headers['accept-encoding']));
    const { status, headers } = sendings(encoded)[isKnown(request.headers, encoded.etag) ? 304 : 200];
    reply.code(status).headers(headers);
    return status === 304 ? undefined : encoded.bytes;
  }
}

function bytesOf(answer: unknown): AnswerBytes {
  if (isKept(answer)) return answer.bytes;
  return answer instanceof AnswerBytes ? answer : new AnswerBytes(answer, 'once');
}
