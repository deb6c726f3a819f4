import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request as askFor } from 'node:http';
import { join } from 'node:path';
import { startServer } from '../web/support/server.ts';
import { growCatalogue } from './grow-catalogue.ts';
import { loginToken } from './login-token.ts';
import { inTurns, median, type Row } from './report.ts';

const PATH = '/static/api/cms/allproducts.php';
const SIZES = 2000;
const ROUNDS = 9;
const CONNECTIONS = 16;
/** Milliseconds of load for each figure. */
const SLICE = 400;

/** What Node writes by itself. */
const BY_NODE = /^(date|connection|keep-alive)$/i;

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}
/** Answers requests a second. */
type Load = (port: number, status: number, headers: Record<string, string>) => Promise<number>;

/** One answer with the bytes as they came: fetch would decompress them. */
async function ask(port: number, headers: Record<string, string>): Promise<Answer> {
  const [answer] = await once(askFor({ host: '127.0.0.1', port, path: PATH, headers }).end(), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const given = Object.entries(answer.headers as Record<string, string>);
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(given.filter(([name]) => !BY_NODE.test(name))),
    body: Buffer.concat(chunks),
  };
}

async function tell<Reply>(child: ChildProcess, message: object): Promise<Reply> {
  child.send(message);
  const [reply] = await once(child, 'message');
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply;
}

/** Our answer against a server of Node's alone that gives the same bytes with the same headers. */
async function row(name: string, port: number, headers: Record<string, string>, load: Load): Promise<Row> {
  const answer = await ask(port, headers);
  const bare = fork('tests/bench/bare-server.mjs');
  try {
    const body = answer.body.toString('base64');
    const other = await tell<{ port: number }>(bare, { ...answer, body });
    const [ours = [], bares = []] = await inTurns(ROUNDS, [
      () => load(port, answer.status, headers),
      () => load(other.port, answer.status, headers),
    ]);
    const ratio = median(ours.map((rate, round) => rate / (bares[round] ?? Number.NaN)));
    const kilobytes = (answer.body.length / 1000).toFixed(1);
    return {
      name: `${name}, to bare node:http`,
      ratio,
      limit: { atLeast: 0.75 },
      detail: `${Math.round(median(ours))} to ${Math.round(median(bares))} requests/s of ${kilobytes} kB`,
    };
  } finally {
    bare.disconnect();
  }
}

/** The catalogue's call under load from many connections: whole, and not modified. Three processes. */
export async function callRows(): Promise<Row[]> {
  const server = await startServer();
  const client = fork('tests/bench/http-load.mjs');
  const load: Load = async (port, status, headers) => {
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const request = `GET ${PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
    return (
      await tell<{ rate: number }>(client, { port, request, status, connections: CONNECTIONS, ms: SLICE })
    ).rate;
  };
  try {
    const port = Number(new URL(server.url).port);
    const headers = { authorization: `Bearer ${await loginToken(server.url)}`, 'accept-encoding': 'br' };
    const demo = await row('catalogue of the demo', port, headers, load);
    growCatalogue(join(server.folder, 'test.sqlite'), SIZES);
    const large = await row(`catalogue of ${SIZES} sizes`, port, headers, load);
    const { etag = '' } = (await ask(port, headers)).headers;
    const known = await row('catalogue not modified', port, { ...headers, 'if-none-match': etag }, load);
    return [demo, large, known];
  } finally {
    client.disconnect();
    await server.stop();
  }
}
