import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { SessionService } from '#auth';
import { bearerToken } from '../bearer-token.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { EncodedAnswer } from './answer-bytes.ts';
import { isKnown, sendings } from './answer-headers.ts';
import type { KeptAnswer } from './kept-answers.ts';
import type { ReadyAnswers } from './ready-answers.ts';

/** What stands behind the door. */
export interface Behind {
  readonly sessions: SessionService;
  readonly ready: ReadyAnswers;
  /** Headers of every call's answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Notes an answered request in the log; null where that is not logged. */
  readonly log: ((answered: Answered) => void) | null;
}

/** A request that was answered at the door. */
export interface Answered {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Milliseconds it took. */
  readonly responseTime: number;
}

/**
 * Answers, before routing, hooks and controllers, what a controller has answered before: the session is
 * checked and the answer found current by the same services, in the database, each time. Whatever is not as
 * plain as that goes on to the server behind, which also says what is wrong with it.
 */
export class FrontDoor {
  private readonly heads = new WeakMap<EncodedAnswer, Readonly<Record<200 | 304, readonly string[]>>>();
  private readonly checks = new Map<string, Promise<KeptAnswer | null>>();
  private behind: Behind | undefined;

  open(behind: Behind): void {
    this.behind = behind;
  }

  /** Lets everything pass: who comes while the server ends is told so behind. */
  close(): void {
    this.behind = undefined;
  }

  /** The listener of a server whose own one is `serve`. */
  before(serve: RequestListener): RequestListener {
    return (request, response) => {
      const { behind } = this;
      const { method, url = '', headers } = request;
      const answer = method === 'GET' ? behind?.ready.get(url) : undefined;
      const token = answer && bearerToken(headers);
      if (behind === undefined || answer === undefined || !token) return serve(request, response);
      const started = performance.now();
      this.checked(behind.sessions, token, url, answer).then(
        (current) => {
          const encoded = current?.bytes.ready(acceptedEncoding(headers['accept-encoding']));
          if (!encoded) return serve(request, response);
          const id = randomUUID();
          this.send(behind, request, response, encoded, id);
          behind.log?.({ id, request, response, responseTime: performance.now() - started });
        },
        () => serve(request, response),
      );
    };
  }

  /**
   * The answer, if the database says that the session stands and it is current. Equal requests that arrive
   * within one turn of the event loop share one check, which begins after the last of them, and the answer
   * that was checked: another one may have been put in its place meanwhile.
   */
  private checked(
    sessions: SessionService,
    token: string,
    url: string,
    answer: KeptAnswer,
  ): Promise<KeptAnswer | null> {
    const key = `${token} ${url}`;
    let check = this.checks.get(key);
    if (check === undefined) {
      check = new Promise((resolve) => {
        setImmediate(() => {
          this.checks.delete(key);
          resolve(holds(sessions, token, answer).then((does) => (does ? answer : null)));
        });
      });
      this.checks.set(key, check);
    }
    return check;
  }

  private send(
    behind: Behind,
    request: IncomingMessage,
    response: ServerResponse,
    encoded: EncodedAnswer,
    id: string,
  ): void {
    let heads = this.heads.get(encoded);
    if (heads === undefined) {
      const { 200: whole, 304: known } = sendings(encoded);
      heads = {
        200: Object.entries({ ...behind.headers, ...whole.headers }).flat(),
        304: Object.entries({ ...behind.headers, ...known.headers }).flat(),
      };
      this.heads.set(encoded, heads);
    }
    const status = isKnown(request.headers, encoded.etag) ? 304 : 200;
    response.writeHead(status, [...heads[status], 'x-request-id', id]);
    response.end(status === 200 ? encoded.bytes : undefined);
  }
}

async function holds(sessions: SessionService, token: string, answer: KeptAnswer): Promise<boolean> {
  const login = await sessions.resolve(token);
  return login !== null && !login.actor.waiting && answer.isCurrent(login.actor);
}
