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
  /** Fields of a form; with a file among them it is sent in parts. */
  readonly form?: Readonly<Record<string, string | Uint8Array>>;
  /** Name of its file; left out, one that the call takes. */
  readonly filename?: string;
}

/** The token of a session that is opened for a user. */
export async function tokenOf(server: TestServer, loginname: string): Promise<string> {
  return (await server.cookieOf(loginname)).slice('user-token='.length);
}

/** Asks a documented call with a session that is opened for a user. */
export const callAs = async (
  server: TestServer,
  loginname: string,
  path: string,
  asked: Omit<Asked, 'token'> = {},
): Promise<CallAnswer> => call(server, path, { ...asked, token: await tokenOf(server, loginname) });

/** Asks a documented call; fetch would set headers of its own and decompress. */
export async function call(
  server: Pick<TestServer, 'origin'>,
  path: string,
  asked: Asked = {},
): Promise<CallAnswer> {
  const { token, form, json, method = form ? 'POST' : 'GET', headers = {} } = asked;
  const { filename = path.includes('csv') ? 'tabelle.csv' : 'document.pdf' } = asked;
  const encoded =
    json !== undefined ? encodeJson(json) : form === undefined ? null : await encodeForm(form, filename);
  const sent = request(`${server.origin}/static/api/${path}`, {
    method,
    agent: false,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...encoded?.headers,
      ...headers,
    },
  });
  sent.end(encoded?.body);
  const [answer] = await once(sent, 'response');
  // Who is answered before all is sent may find the line closed behind the answer.
  sent.on('error', () => {});
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

/** A form as a browser sends it. */
async function encodeForm(form: Readonly<Record<string, string | Uint8Array>>, filename: string) {
  const inParts = Object.values(form).some((value) => typeof value !== 'string');
  const fields = inParts ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') fields.append(name, value);
    else (fields as FormData).append(name, new Blob([new Uint8Array(value)]), filename);
  }
  const request = new Request('http://127.0.0.1', { method: 'POST', body: fields });
  const body = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  return { body, headers: { 'content-type': type, 'content-length': String(body.length) } };
}

function encodeJson(json: unknown) {
  const body = Buffer.from(JSON.stringify(json));
  return { body, headers: { 'content-type': 'application/json', 'content-length': String(body.length) } };
}
