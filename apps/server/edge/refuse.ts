import { errorAnswer } from '../http/calls/error-answer.ts';
import type { PageLink } from '../pages/web-build.ts';
import { announcedBody } from './body-limits.ts';
import type { EdgeReply, EdgeRequest } from './edge-request.ts';
import { jsonRefusal, pageRefusal, type Refusal, readsPages } from './refusal.tsx';

/** How long what is left of a refused body is still let in, unread: so its sender sees the answer and not a broken line. */
const LINGER_MS = 10_000;

/** Most pages of refusals that are kept; the causes with words of their own are few. */
const MOST_KEPT = 50;

/** Refuses requests, in the form that whoever asks expects. */
export class Refuser {
  /** Pages by all that they show: a flood that is refused renders none. */
  private readonly pages = new Map<string, Promise<Refusal>>();

  /** @param links what a page of the product's look links */
  constructor(private readonly links: () => Promise<readonly PageLink[]>) {}

  /** The words of a refusal. */
  async wording(headers: EdgeRequest['headers'], cause: unknown): Promise<Refusal> {
    if (!readsPages(headers)) return jsonRefusal(cause);
    const links = await this.links();
    const shown = JSON.stringify([errorAnswer(cause), links]);
    if (this.pages.size > MOST_KEPT) this.pages.clear();
    const page = this.pages.get(shown) ?? pageRefusal(cause, links);
    this.pages.set(shown, page);
    return page;
  }

  /** Refuses before anything of the body is read. */
  async refuse(request: EdgeRequest, reply: EdgeReply, cause: unknown): Promise<void> {
    const { status, type, body } = await this.wording(request.headers, cause);
    if (isUnderWay(request)) linger(request, reply.raw);
    reply.code(status).header('content-type', type).header('cache-control', 'no-store').send(body);
  }

  /** Refuses while the body comes; whoever reads it hears no more of it. */
  async refuseMidway(request: EdgeRequest, reply: EdgeReply, cause: unknown): Promise<void> {
    const { raw } = reply;
    // Fastify's reader would answer a second time.
    request.raw.removeAllListeners('error').on('error', () => {});
    reply.hijack();
    const { status, type, body } = await this.wording(request.headers, cause);
    if (raw.headersSent || raw.destroyed) {
      request.raw.destroy();
      return;
    }
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    // Nothing more is to come of a body that has stopped; of one that is too large, there is.
    if (status === 408) raw.setHeader('connection', 'close');
    else linger(request, raw);
    raw.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    raw.end(body);
  }
}

function isUnderWay({ raw }: EdgeRequest): boolean {
  return !raw.complete && announcedBody(raw.headers) !== 0;
}

/** Lets the rest of a body come to nothing, for a while; before the answer is written. */
function linger({ raw }: EdgeRequest, response: EdgeReply['raw']): void {
  // Also where the sender wants to close: it does so by itself, once it has read the answer.
  response.shouldKeepAlive = true;
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS).unref();
}
