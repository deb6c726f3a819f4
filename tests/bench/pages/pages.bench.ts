import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SERVER_ENV, SERVER_FLAGS } from '../../../scripts/server-process.mjs';
import { type RunningServer, startServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { loginToken } from '../login-token.ts';
import { inTurns, median, type Row } from '../report.ts';

const PATHS = ['/', '/wizard/0', '/recommendations', '/cart', '/products'] as const;
const ROUNDS = load(7, 1);
const CONNECTIONS = 8;
/** Milliseconds of load for each figure. */
const SLICE = load(700, 50);
const LIMIT_MB = 450;

/** Remix's own package for the data of pages: the version that it brings. */
const { decode } = createRequire(createRequire(import.meta.url).resolve('@remix-run/react'))('turbo-stream');

/** What loaders have answered for a page, by route. */
async function dataOf(url: string, path: string, cookie: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}${path === '/' ? '/_root' : path}.data`, { headers: { cookie } });
  const { value, done } = await decode(answer.body, {});
  await done;
  return Object.fromEntries(
    Object.entries(value as Record<string, { data: unknown }>).map(([id, { data }]) => [id, data]),
  );
}

async function tell<Reply>(child: ChildProcess, message: object): Promise<Reply> {
  child.send(message);
  const [reply] = await once(child, 'message');
  if (reply.error !== undefined) throw new Error(reply.error);
  return reply;
}

/** Megabytes (of 1,024 KB, as the system counts) that a process holds now, and has held at most. */
function memoryOf({ pid }: RunningServer): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

/**
 * Pages of somebody who is logged in, with 8 connections, to a bare Remix server that renders the same elements from
 * the same data held in memory; and what memory the server holds under that load. Three processes.
 */
export async function pageRows(): Promise<Row[]> {
  const server = await startServer(SERVER_ENV, SERVER_FLAGS);
  const client = fork('tests/bench/pages/page-load.mjs');
  const bare = fork('tests/bench/pages/bare-pages.mjs', {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [{ port: barePort }] = await once(bare, 'message');
    const port = Number(new URL(server.url).port);
    const headers = { cookie: `user-token=${await loginToken(server.url)}` };
    const rows: Row[] = [];
    // Both have met each page before one is measured.
    for (const path of PATHS)
      await tell(client, { port, path, headers, connections: CONNECTIONS, ms: SLICE });
    for (const path of PATHS) {
      await tell(bare, { data: await dataOf(server.url, path, headers.cookie) });
      let bytes = 0;
      const rate = async (asked: number) => {
        const work = { port: asked, path, headers, connections: CONNECTIONS, ms: SLICE };
        const figures = await tell<{ rate: number; bytes: number }>(client, work);
        bytes = figures.bytes;
        return figures.rate;
      };
      const [bares = [], ours = []] = await inTurns(ROUNDS, [() => rate(barePort), () => rate(port)]);
      const ratios = ours.map((figure, round) => figure / (bares[round] ?? Number.NaN));
      rows.push({
        name: `page ${path}, to a bare Remix server`,
        ratio: median(ratios),
        limit: { atLeast: 0.65 },
        detail: `${Math.round(median(ours))} to ${Math.round(median(bares))} pages/s of ${(bytes / 1000).toFixed(0)} kB`,
      });
    }
    const { now, most } = memoryOf(server);
    rows.push({
      name: `memory under the load of pages, to ${LIMIT_MB} MB`,
      ratio: most / LIMIT_MB,
      limit: { atMost: 1 },
      detail: `${Math.round(most)} MB at most, ${Math.round(now)} MB after it`,
    });
    return rows;
  } finally {
    client.disconnect();
    bare.disconnect();
    await server.stop();
  }
}
