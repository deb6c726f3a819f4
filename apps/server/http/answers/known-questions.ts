import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { SessionService } from '#auth';
import { userBy } from '../session.guard.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { EncodedAnswer } from './answer-bytes.ts';
import { isKnown, sendings } from './answer-headers.ts';
import type { Again, KeptAnswer } from './kept-answer.ts';

/** Addresses that are known: more than there are questions, few enough to keep whoever invents new spellings. */
const MOST = 64;

/** What stands behind the questions. */
export interface Behind {
  readonly sessions: SessionService;
  /** Headers of every call's answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Notes an answered request in the log; null where that is not logged. */
  readonly log: ((answered: Answered) => void) | null;
}

/** A request that was answered here. */
export interface Answered {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Milliseconds it took. */
  readonly responseTime: number;
}

/**
 * Questions whose answers are kept, by the address they were asked at. Who asks one again is let pass by the guard's
 * own function, and the handler runs with the input that was read from this address: its service checks the right, its
 * read model asks the database for its version. What is saved is the way there, which takes several times as long
 * (docs/decisions/0008). Whatever is not as plain as that goes the usual way, which also says what is wrong with it.
 */
export class KnownQuestions {
  private readonly questions = new Map<string, Again>();
  private readonly heads = new WeakMap<EncodedAnswer, Readonly<Record<200 | 304, readonly string[]>>>();
  private readonly asking = new Map<string, Promise<KeptAnswer>>();
  private behind: Behind | undefined;

  open(behind: Behind): void {
    this.behind = behind;
  }

  /** Lets everything pass: who comes while the server ends is told so behind. */
  close(): void {
    this.behind = undefined;
  }

  /** Makes a question known. */
  put(url: string, again: Again): void {
    if (this.questions.size >= MOST) this.questions.clear();
    this.questions.set(url, again);
  }

  /** The listener of a server whose own one is `serve`. */
  before(serve: RequestListener): RequestListener {
    return (request, response) => {
      const { behind } = this;
      const { method, url = '', headers } = request;
      const again = method === 'GET' ? this.questions.get(url) : undefined;
      if (behind === undefined || again === undefined) return serve(request, response);
      const started = performance.now();
      this.asked(behind.sessions, headers, url, again)
        .then(({ bytes }) => bytes.in(acceptedEncoding(headers['accept-encoding'])))
        .then(
          (encoded) => {
            const id = randomUUID();
            this.send(behind, request, response, encoded, id);
            behind.log?.({ id, request, response, responseTime: performance.now() - started });
          },
          () => serve(request, response),
        );
    };
  }

  /**
   * The answer, for who asks now. Equal questions of one person that arrive within one turn of the event loop are asked
   * once, after the last of them has arrived: whoever logs out or changes something is obeyed by every later one.
   */
  private asked(
    sessions: SessionService,
    headers: IncomingHttpHeaders,
    url: string,
    again: Again,
  ): Promise<KeptAnswer> {
    const key = `${headers.authorization} ${url}`;
    let asking = this.asking.get(key);
    if (asking === undefined) {
      asking = new Promise((resolve) => {
        setImmediate(() => {
          this.asking.delete(key);
          resolve(userBy(sessions, headers).then(again));
        });
      });
      this.asking.set(key, asking);
    }
    return asking;
  }

  private send(
    { headers }: Behind,
    request: IncomingMessage,
    response: ServerResponse,
    encoded: EncodedAnswer,
    id: string,
  ): void {
    let heads = this.heads.get(encoded);
    if (heads === undefined) {
      const { 200: whole, 304: known } = sendings(encoded);
      heads = {
        200: Object.entries({ ...headers, ...whole.headers }).flat(),
        304: Object.entries({ ...headers, ...known.headers }).flat(),
      };
      this.heads.set(encoded, heads);
    }
    const status = isKnown(request.headers, encoded.etag) ? 304 : 200;
    response.writeHead(status, [...heads[status], 'x-request-id', id]);
    response.end(status === 200 ? encoded.bytes : undefined);
  }
}
