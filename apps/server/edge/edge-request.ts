import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { BodyLimit } from './body-limits.ts';

/** Configuration of a call's route. */
export interface CallConfig {
  readonly body?: BodyLimit;
}

/** The used part of Fastify's request. */
export interface EdgeRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** Undefined once the connection is closed. */
  readonly ip: string | undefined;
  readonly protocol: string;
  readonly headers: IncomingHttpHeaders;
  readonly raw: IncomingMessage;
  /** Its route with its configuration (`CallConfig`); `url` is undefined without one. */
  readonly routeOptions: { readonly url?: string; readonly config?: object };
}

/** The used part of Fastify's reply. */
export interface EdgeReply {
  readonly raw: ServerResponse;
  code(status: number): EdgeReply;
  header(name: string, value: string): EdgeReply;
  headers(values: Readonly<Record<string, string>>): EdgeReply;
  getHeaders(): Record<string, number | string | string[] | undefined>;
  hijack(): unknown;
  send(body: string): unknown;
}

/** The path of a URL, without query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
