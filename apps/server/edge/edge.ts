import { type AuditLog, type Config, type RateLimit, type RateLimiter, takesNoWrites } from '#platform';
import { DomainError } from '#platform/domain';
import { VISITOR_FILES } from '../files/visitor-files.ts';
import { OPERATION_PATHS } from '../operations/operation-paths.ts';
import { announcedBody, type BodyLimit, VISITOR_BODY } from './body-limits.ts';
import { type CallConfig, type EdgeReply, type EdgeRequest, pathOf } from './edge-request.ts';
import { countBody, watchBody } from './guard-body.ts';
import type { PageClient, PageClients } from './page-clients.ts';
import { overfullHead } from './parse-limits.ts';
import type { Refuser } from './refuse.ts';
import type { OverLimit, RequestCounts } from './request-counts.ts';
import { isOwnRequest } from './same-origin.ts';

/**
 * Writes of all pages per address, including logins and visitors' forms. It only stops bots, because a chain's shops
 * may share an address, and three wrong tries lock a user anyway.
 */
const PAGE_WRITES: RateLimit = { name: 'pages', most: 2000, minutes: 5 };

/** Pages read per session, or per address without one: a person needs some ten, including prefetches. */
const PAGE_READS: RateLimit = { name: 'page-reads', most: 1200, minutes: 1 };

/** Whether a page's request only reads. */
const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Folders that Fastify serves: documented calls, browser files, PDFs, pictures. */
const OWN_FOLDERS = /^\/(static\/api|assets|dokumente|bilder)\//;
/** Files of its own besides: for monitoring, and at well-known addresses. */
const OWN_FILES: ReadonlySet<string> = new Set([...OPERATION_PATHS, ...VISITOR_FILES]);

/** Whether Fastify serves an address, and no page. */
const isOwn = (url: string): boolean => OWN_FOLDERS.test(url) || OWN_FILES.has(url.replace(/\?.*$/, ''));

/** Methods of pages, for `allow`. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST'];

/** Longest path: all of ours are short, and routing takes quadratic time. */
const MAX_PATH = 1_024;

const STALLED = { status: 408 };

/** Dependencies of the edge. */
interface EdgeDependencies {
  readonly config: Config;
  readonly limiter: RateLimiter;
  readonly counts: RequestCounts;
  readonly clients: PageClients;
  readonly audit: AuditLog;
  readonly refuser: Refuser;
  /** Methods of each documented call, by path. */
  readonly methods: ReadonlyMap<string, ReadonlySet<string>>;
  /** Milliseconds until a stalled body is aborted. */
  readonly stalledAfter: number;
}

/** The result for a request: served by Fastify, rendered by Remix for a client, or already refused. */
export type Admission = 'call' | 'refused' | PageClient;

/**
 * Checks each request before its body is read: its origin, its method, and the announced length of its body.
 * A body without a length is cut off at the limit, and a stalled one is aborted.
 */
export class Edge {
  constructor(private readonly dependencies: EdgeDependencies) {}

  async admit(request: EdgeRequest, reply: EdgeReply): Promise<Admission> {
    const isCall = isOwn(request.url);
    const objection =
      this.objection(request) ?? (isCall ? this.oddCall(request, reply) : oddPage(request, reply));
    if (objection !== null) return this.refuse(request, reply, objection);
    // Fast path without body and counting: most requests.
    if (isCall && announcedBody(request.headers) === 0) return 'call';
    const client = isCall ? null : await this.dependencies.clients.of(request);
    if (client !== null && (await this.isOverLimit(request, reply, client))) return 'refused';
    this.guard(request, reply, bodyOf(request));
    return client ?? 'call';
  }

  private objection(request: EdgeRequest): unknown {
    const { url, headers } = request;
    if (hasOddHost(request.raw)) return { status: 400 };
    if (!isOwnRequest(request, this.dependencies.config.publicUrl))
      return new DomainError('forbidden', 'Diese Anfrage kommt von einer fremden Seite.');
    if (pathOf(url).length > MAX_PATH) return { status: 414 };
    const overfull = overfullHead(request.raw);
    if (overfull !== null) return overfull;
    const { most, refusal } = bodyOf(request);
    return (announcedBody(headers) ?? 0) > most ? refusal : null;
  }

  /** Refuses an unknown method of a documented call; `allow` lists the known ones. */
  private oddCall({ url, routeOptions }: EdgeRequest, reply: EdgeReply): object | null {
    const methods = routeOptions.url === undefined ? this.dependencies.methods.get(pathOf(url)) : undefined;
    if (methods === undefined) return null;
    reply.header('allow', [...methods].join(', '));
    return { status: 405 };
  }

  /** Counts a page's request: writes across processes, by address; reads in this process, by client. */
  private async isOverLimit(request: EdgeRequest, reply: EdgeReply, client: PageClient): Promise<boolean> {
    const { audit, counts } = this.dependencies;
    const reads = isRead(request.method);
    const over = reads ? counts.count(PAGE_READS, client.key) : await this.countWrite(request.ip);
    if (over === null) return false;
    const [who, { name }] = reads ? [client.actor, PAGE_READS] : (['visitor', PAGE_WRITES] as const);
    if (over.first) await audit.countRefusal(who, 'limit-reached', name);
    reply.header('retry-after', String(over.retryAfter));
    await this.refuse(request, reply, { status: 429 });
    return true;
  }

  private async countWrite(address = ''): Promise<OverLimit | null> {
    const retryAfter = await this.dependencies.limiter.count(PAGE_WRITES, address).catch((error: unknown) => {
      // The page cannot write either, and reports it itself.
      if (takesNoWrites(error)) return null;
      throw error;
    });
    return retryAfter === null ? null : { retryAfter, first: true };
  }

  private guard(request: EdgeRequest, reply: EdgeReply, { most, refusal }: BodyLimit): void {
    const { refuser, stalledAfter } = this.dependencies;
    const announced = announcedBody(request.headers);
    if (announced === 0) return;
    watchBody(request.raw, reply.raw, stalledAfter, () => void refuser.refuseMidway(request, reply, STALLED));
    if (announced === null)
      countBody(request.raw, most, () => void refuser.refuseMidway(request, reply, refusal));
  }

  private async refuse(request: EdgeRequest, reply: EdgeReply, cause: unknown): Promise<'refused'> {
    await this.dependencies.refuser.refuse(request, reply, cause);
    return 'refused';
  }
}

/** The limit of a call's body, and of a page's form; file addresses accept none. */
function bodyOf({ routeOptions: { config = {} } }: EdgeRequest): BodyLimit {
  return (config as CallConfig).body ?? VISITOR_BODY;
}

/** A host and its port, without a user, a path or a blank. */
const HOST = /^[^\s@/?#\\]*$/;

/** Whether a request names more than one host (RFC 9112, section 3.2), or something else. */
function hasOddHost({ rawHeaders, headers: { host = 'localhost' } }: EdgeRequest['raw']): boolean {
  const lines = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return lines.length > 1 || !HOST.test(host) || !URL.canParse(`http://${host}`);
}

/** What is wrong with a page's request; null if it is fine. */
function oddPage({ method, url }: EdgeRequest, reply: EdgeReply): object | null {
  // `OPTIONS *` and absolute URLs are for proxies.
  if (method !== 'TRACE' && !url.startsWith('/')) return { status: 400 };
  if (PAGE_METHODS.includes(method)) return null;
  reply.header('allow', PAGE_METHODS.join(', '));
  return { status: 405 };
}
