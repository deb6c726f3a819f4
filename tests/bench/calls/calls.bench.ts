import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startServer } from '../../web/support/server.ts';
import { growCatalogue } from '../grow-catalogue.ts';
import { load } from '../load.ts';
import { loginToken } from '../login-token.ts';
import { installPeers } from '../peer.ts';
import { inTurns, median, type Row } from '../report.ts';

const PATH = '/static/api/cms/allproducts.php';
const SIZES = load(2000, 600);
const ROUNDS = load(9, 1);
/** Each with a session of its own. */
const CONNECTIONS = 16;
/** Milliseconds of load for each figure. */
const SLICE = load(700, 50);

async function tell<Reply>(child: ChildProcess, message: object): Promise<Reply> {
  child.send(message);
  const [reply] = await once(child, 'message');
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply;
}

/** The catalogue's call: `ask` gives its answer, `rate` how many a second many connections are given. */
class Calls {
  private readonly client = fork('tests/bench/calls/http-load.mjs');
  private readonly port: number;
  private readonly tokens: readonly string[];

  constructor(port: number, tokens: readonly string[]) {
    this.port = port;
    this.tokens = tokens;
  }

  ask(encoding: string): Promise<Response> {
    const headers = { authorization: `Bearer ${this.tokens[0]}`, 'accept-encoding': encoding };
    return fetch(`http://127.0.0.1:${this.port}${PATH}`, { headers });
  }

  async rate(status: number, headers: Readonly<Record<string, string>>): Promise<number> {
    const requests = this.tokens.map((token) => {
      const all = { host: `127.0.0.1:${this.port}`, authorization: `Bearer ${token}`, ...headers };
      const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
      return `GET ${PATH} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
    });
    const work = { port: this.port, requests, status, ms: SLICE };
    return (await tell<{ rate: number }>(this.client, work)).rate;
  }

  close(): void {
    this.client.disconnect();
  }
}

/** Ours to a usual Nest on Express with compression that gives the same data from memory. */
async function rows(name: string, ours: Calls, tokens: readonly string[], isLarge: boolean): Promise<Row[]> {
  const server = fork('tests/bench/peers/nest/server.mjs');
  try {
    const data = await (await ours.ask('identity')).json();
    const { port } = await tell<{ port: number }>(server, { path: PATH, tokens, data });
    const usual = new Calls(port, tokens);
    const row = async (title: string, status: number, tags: readonly [string, string]): Promise<Row> => {
      const headersOf = (tag: string) => ({
        'accept-encoding': 'gzip',
        ...(status === 304 ? { 'if-none-match': tag } : {}),
      });
      const [mine = [], theirs = []] = await inTurns(ROUNDS, [
        () => ours.rate(status, headersOf(tags[0])),
        () => usual.rate(status, headersOf(tags[1])),
      ]);
      return {
        name: `${title}, to Nest on Express`,
        ratio: median(mine.map((rate, round) => rate / (theirs[round] ?? Number.NaN))),
        limit: { atLeast: 5 },
        detail: `${Math.round(median(mine))} to ${Math.round(median(theirs))} requests/s`,
      };
    };
    const tagOf = async (calls: Calls) => (await calls.ask('gzip')).headers.get('etag') ?? '';
    const tags = [await tagOf(ours), await tagOf(usual)] as const;
    const result = [await row(name, 200, tags)];
    // Small answers differ in what a request costs anywhere, not in what they contain.
    if (isLarge) result.push(await row(`${name}, not modified`, 304, tags));
    usual.close();
    return result;
  } finally {
    server.disconnect();
  }
}

/** The catalogue's call under load from many connections, each with its own token: whole, and not modified. */
export async function callRows(): Promise<Row[]> {
  installPeers('nest');
  const server = await startServer();
  const tokens: string[] = [];
  for (let index = 0; index < CONNECTIONS; index += 1) tokens.push(await loginToken(server.url));
  const ours = new Calls(Number(new URL(server.url).port), tokens);
  try {
    const demo = await rows('catalogue of the demo', ours, tokens, false);
    growCatalogue(join(server.folder, 'test.sqlite'), SIZES);
    return [...demo, ...(await rows(`catalogue of ${SIZES} sizes`, ours, tokens, true))];
  } finally {
    ours.close();
    await server.stop();
  }
}
