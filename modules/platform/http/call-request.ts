import type { IncomingHttpHeaders } from 'node:http';

/** The used part of Fastify's request. */
export interface CallRequest {
  readonly url: string;
  /** Address of the client. */
  readonly ip: string;
  /** `http`, or the scheme reported by a trusted proxy. */
  readonly protocol: string;
  readonly headers: IncomingHttpHeaders;
  /** The route's path, as described. */
  readonly routeOptions: { readonly url?: string };
}

/** The used part of Fastify's reply. */
export interface CallReply {
  code(status: number): CallReply;
  header(name: string, value: string): CallReply;
  headers(values: Readonly<Record<string, string>>): CallReply;
}
