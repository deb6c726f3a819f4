import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { TestServer } from './server.ts';

/** An answer as it came over the wire. */
export interface CallAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes, compressed where they are. */
  readonly bytes: Buffer;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is in it is for the test to say
  readonly json: any;
}

interface Asked {
  readonly token?: string | undefined;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
}

/** The token of a session that is opened for a user. */
export async function tokenOf(server: TestServer, loginname: string): Promise<string> {
  return (await server.cookieOf(loginname)).slice('user-token='.length);
}

/** Asks a documented call; fetch would set headers of its own and decompress. */
export async function call(server: TestServer, path: string, asked: Asked = {}): Promise<CallAnswer> {
  const { token, method = 'GET', headers = {}, json, form } = asked;
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json);
  const sent = request(`${server.origin}/static/api/${path}`, {
    method,
    agent: false,
    headers: {
      ...(body === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const encoding = answer.headers['content-encoding'];
  const plain =
    bytes.length === 0 || encoding === undefined
      ? bytes
      : encoding === 'br'
        ? brotliDecompressSync(bytes)
        : gunzipSync(bytes);
  const text = plain.toString();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    bytes,
    text,
    json: text === '' ? undefined : JSON.parse(text),
  };
}
