import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { SessionService } from '#auth';
import { bearerToken } from '../bearer-token.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { EncodedAnswer } from './answer-bytes.ts';
import { isKnown, type Sending, sendings } from './answer-headers.ts';
import type { KeptAnswer } from './kept-answers.ts';
import type { ReadyAnswers } from './ready-answers.ts';

/** What stands behind the door. */
export interface Behind {
  readonly sessions: SessionService;
  readonly ready: ReadyAnswers;
  /** Headers of every call's answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Notes an answered request in the log; null where that is not logged. */
  readonly log: ((request: IncomingMessage, id: string, status: number, started: number) => void) | null;
}

/**
 * Answers, before routing, hooks and controllers, what a controller has answered before: the session is
 * checked and the answer found current by the same services, in the database, each time. Whatever is not as
 * plain as that goes on to the server behind, which also says what is wrong with it.
 */
export class FrontDoor {
  private readonly heads = new WeakMap<EncodedAnswer, Readonly<Record<200 | 304, string[]>>>();
  private behind: Behind | undefined;

  open(behind: Behind): void {
    this.behind = behind;
  }

  /** The listener of a server whose own one is `serve`. */
  before(serve: RequestListener): RequestListener {
    return (request, response) => {
      const { behind } = this;
      const answer = request.method === 'GET' ? behind?.ready.get(request.url ?? '') : undefined;
      if (behind === undefined || answer === undefined) return serve(request, response);
      const started = performance.now();
      this.mayHave(behind, request, answer).then(
        (may) => {
          const encoded = may && answer.bytes.ready(acceptedEncoding(request.headers['accept-encoding']));
          if (encoded) this.send(behind, request, response, encoded, started);
          else serve(request, response);
        },
        () => serve(request, response),
      );
    };
  }

  private async mayHave(
    { sessions }: Behind,
    request: IncomingMessage,
    answer: KeptAnswer,
  ): Promise<boolean> {
    const token = bearerToken(request.headers);
    const login = token === null ? null : await sessions.resolve(token);
    return login !== null && !login.actor.waiting && answer.isCurrent(login.actor);
  }

  private send(
    { headers, log }: Behind,
    request: IncomingMessage,
    response: ServerResponse,
    encoded: EncodedAnswer,
    started: number,
  ): void {
    let heads = this.heads.get(encoded);
    if (heads === undefined) {
      const flat = (sending: Sending) => Object.entries({ ...headers, ...sending.headers }).flat();
      const { 200: whole, 304: known } = sendings(encoded);
      heads = { 200: flat(whole), 304: flat(known) };
      this.heads.set(encoded, heads);
    }
    const id = randomUUID();
    const status = isKnown(request.headers, encoded.etag) ? 304 : 200;
    response.writeHead(status, [...heads[status], 'x-request-id', id]);
    response.end(status === 200 ? encoded.bytes : undefined);
    log?.(request, id, status, started);
  }
}
