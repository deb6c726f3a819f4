import { type RunningServer, startServer } from '../../web/support/server.ts';
import { postgresUrl } from '../postgres.ts';

const METRICS_TOKEN = 'only-for-the-benchmarks-0123456789abcdef';

/** A server of the benchmark on a PostgreSQL database. */
export const serverOn = (database: string): Promise<RunningServer> =>
  startServer({ DATABASE_URL: postgresUrl(database), METRICS_TOKEN });

/** Milliseconds that a server's event loop was held up at most since this was last asked. */
export async function longestTurn(server: RunningServer): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1_000;
}
