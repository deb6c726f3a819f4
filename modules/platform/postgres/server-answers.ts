import type { WatchedPool } from './watched-pool.ts';

/** How long a server has to answer over a new connection. */
const ANSWER_MS = 1_500;
/** By how much a timer may be late before it says more of this process than of the server. */
const LATE_MS = 300;

/** Whether the server of a pool says anything over a new connection, be it a refusal. */
export async function serverAnswers(pool: Pick<WatchedPool, 'Client' | 'options'>): Promise<boolean> {
  for (;;) {
    const asked = performance.now();
    if (await answersInTime(pool)) return true;
    // A process that was busy itself could not hear: the question did not count.
    if (performance.now() - asked < ANSWER_MS + LATE_MS) return false;
  }
}

async function answersInTime({ Client, options }: Pick<WatchedPool, 'Client' | 'options'>): Promise<boolean> {
  const client = new Client(options);
  client.on('error', () => {});
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    deadline = setTimeout(() => resolve(false), ANSWER_MS);
  });
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      // A word of the server has a severity; what has none is a failure on the way.
      (error: unknown) => error instanceof Error && 'severity' in error,
    );
  const answers = await Promise.race([answer, late]);
  clearTimeout(deadline);
  client.connection.stream.destroy();
  return answers;
}
