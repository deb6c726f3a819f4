import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { BodyLimit } from './body-limits.ts';

/** What stands beside the route of a call. */
export interface CallConfig {
  readonly body?: BodyLimit;
}

/** What of Fastify's request the edge looks at. */
export interface EdgeRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly ip: string;
  readonly protocol: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: IncomingMessage;
  /** The route it is for, with what a call takes (`CallConfig`); without an address for what is none. */
  readonly routeOptions: { readonly url?: string; readonly config?: object };
}

/** What of Fastify's reply the edge uses. */
export interface EdgeReply {
  readonly raw: ServerResponse;
  code(status: number): EdgeReply;
  header(name: string, value: string): EdgeReply;
  getHeaders(): Record<string, number | string | string[] | undefined>;
  hijack(): unknown;
  send(body: string): unknown;
}

/** Path of an address, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
