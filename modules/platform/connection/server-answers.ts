import { inTime } from '../limits/in-time.ts';
import type { WatchedPool } from './watched-pool.ts';

/** Milliseconds a server has to answer over a new connection. */
const ANSWER_MS = 1_500;
/** A timer later than this means that this process, not the server, was blocked. */
const LATE_MS = 300;

type Server = Pick<WatchedPool, 'Client' | 'options'>;

/** Whether a pool's server says anything over a new connection, even a refusal. */
export async function serverAnswers(pool: Server): Promise<boolean> {
  for (;;) {
    const asked = performance.now();
    if (await answersInTime(pool)) return true;
    // A blocked process could not receive the answer: the probe does not count.
    if (performance.now() - asked < ANSWER_MS + LATE_MS) return false;
  }
}

/** Answers of the server have a severity; other errors come from the network. */
const isAnswer = (error: unknown) => error instanceof Error && 'severity' in error;

async function answersInTime({ Client, options }: Server): Promise<boolean> {
  const client = new Client(options);
  client.on('error', () => {});
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(() => true, isAnswer);
  const isThere = await inTime(answer, ANSWER_MS, () => false);
  client.connection.stream.destroy();
  return isThere;
}
