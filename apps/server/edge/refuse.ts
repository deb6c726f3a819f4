import { errorAnswer } from '../answers/error-answer.ts';
import type { PageLink } from '../assets/web-build.ts';
import { announcedBody } from './body-limits.ts';
import type { EdgeReply, EdgeRequest } from './edge-request.ts';
import { jsonRefusal, pageRefusal, type RefusalPage, readsPages } from './refusal.tsx';

/**
 * How long the rest of a refused body is read and discarded, so that its sender sees the answer instead of a reset
 * connection.
 */
const LINGER_MS = 10_000;

/** Cached pages; there are few distinct causes. */
const MOST_KEPT = 50;

/** Refuses requests in the format that the client expects. */
export class Refuser {
  /** Pages by content, so that a flood of refused requests renders none. */
  private readonly pages = new Map<string, Promise<RefusalPage>>();

  /** @param links of the product's design */
  constructor(private readonly links: () => Promise<readonly PageLink[]>) {}

  /** A refusal in the client's format. */
  async wording(headers: EdgeRequest['headers'], cause: unknown): Promise<RefusalPage> {
    if (!readsPages(headers)) return jsonRefusal(cause);
    const links = await this.links();
    const shown = JSON.stringify([errorAnswer(cause), links]);
    if (this.pages.size > MOST_KEPT) this.pages.clear();
    const page = this.pages.get(shown) ?? pageRefusal(cause, links);
    this.pages.set(shown, page);
    return page;
  }

  /** Refuses before the body is read. */
  async refuse(request: EdgeRequest, reply: EdgeReply, cause: unknown): Promise<void> {
    const { status, type, headers, body } = await this.wording(request.headers, cause);
    if (isUnderWay(request)) linger(request, reply.raw);
    reply
      .code(status)
      .headers(headers)
      .header('content-type', type)
      .header('cache-control', 'no-store')
      .send(body);
  }

  /** Refuses while the body arrives; its reader gets no more of it. */
  async refuseMidway(request: EdgeRequest, reply: EdgeReply, cause: unknown): Promise<void> {
    const { raw } = reply;
    // Fastify's reader would answer a second time.
    request.raw.removeAllListeners('error').on('error', () => {});
    reply.hijack();
    const { status, type, headers, body } = await this.wording(request.headers, cause);
    if (raw.headersSent || raw.destroyed) {
      request.raw.destroy();
      return;
    }
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    // A stalled body sends nothing more; one that is too large does.
    if (status === 408) raw.setHeader('connection', 'close');
    else linger(request, raw);
    raw.writeHead(status, { ...headers, 'content-type': type, 'cache-control': 'no-store' });
    raw.end(body);
  }
}

function isUnderWay({ raw }: EdgeRequest): boolean {
  return !raw.complete && announcedBody(raw.headers) !== 0;
}

/** Discards the rest of a body for a while; call it before answering. */
function linger({ raw }: EdgeRequest, response: EdgeReply['raw']): void {
  // Even if the client asks to close: it does so itself, once it has read the answer.
  response.shouldKeepAlive = true;
  setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, LINGER_MS).unref();
}
