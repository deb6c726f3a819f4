import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { RunningServer } from '../../web/support/server.ts';
import { load } from '../load.ts';
import { median, type Row } from '../report.ts';

const ROUNDS = load(7, 1);
const CONNECTIONS = 8;
/** Milliseconds of load for each figure. */
const SLICE = load(1_500, 50);
const PATH = '/recommendations';

/** Pages a second of two processes on one database, each with as many connections as the one alone, to that of one. */
export async function twoProcessRows(servers: readonly RunningServer[], token: string): Promise<Row[]> {
  const clients = servers.map(() => fork('tests/bench/pages/page-load.mjs'));
  const headers = { cookie: `user-token=${token}` };
  const rate = async (count: number) => {
    const rates = servers.slice(0, count).map(async ({ url }, at) => {
      const client = clients[at];
      client?.send({
        port: Number(new URL(url).port),
        path: PATH,
        headers,
        connections: CONNECTIONS,
        ms: SLICE,
      });
      const [reply] = await once(client as NonNullable<typeof client>, 'message');
      if (reply.error !== undefined) throw new Error(reply.error);
      return reply.rate as number;
    });
    return (await Promise.all(rates)).reduce((sum, each) => sum + each, 0);
  };
  try {
    await rate(servers.length);
    const ratios: number[] = [];
    const [ones, twos]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ones.push(await rate(1));
      twos.push(await rate(2));
      ratios.push((twos[round] ?? 0) / (ones[round] ?? 1));
    }
    return [
      {
        name: 'pages of two processes, to one',
        ratio: median(ratios),
        limit: { atLeast: 1.6 },
        detail: `${Math.round(median(twos))} to ${Math.round(median(ones))} pages/s`,
      },
    ];
  } finally {
    for (const client of clients) client.disconnect();
  }
}
