import type { IncomingHttpHeaders } from 'node:http';

/** What of Fastify's request the calls use. */
export interface CallRequest {
  readonly url: string;
  /** Address that the request came from. */
  readonly ip: string;
  readonly headers: IncomingHttpHeaders;
  /** The path as it is described: never what stands behind it. */
  readonly routeOptions: { readonly url?: string };
}

/** What of Fastify's reply the calls use. */
export interface CallReply {
  code(status: number): CallReply;
  header(name: string, value: string): CallReply;
  headers(values: Readonly<Record<string, string>>): CallReply;
}
