import type { WatchedPool } from './watched-pool.ts';

/** How long a server has to answer over a new connection. */
const ANSWER_MS = 1_500;
/** By how much a timer may be late before it says more of this process than of the server. */
const LATE_MS = 300;

type Server = Pick<WatchedPool, 'Client' | 'options'>;

/** Whether the server of a pool says anything over a new connection, be it a refusal. */
export function serverAnswers(pool: Server): Promise<boolean> {
  // A word of the server has a severity; what has none is a failure on the way.
  return answers(pool, (error) => error instanceof Error && 'severity' in error);
}

/** Whether the server of a pool does over a new connection what it is asked to. */
export function serverServes(pool: Server): Promise<boolean> {
  return answers(pool, () => false);
}

async function answers(pool: Server, isAnswer: (error: unknown) => boolean): Promise<boolean> {
  for (;;) {
    const asked = performance.now();
    if (await answersInTime(pool, isAnswer)) return true;
    // A process that was busy itself could not hear: the question did not count.
    if (performance.now() - asked < ANSWER_MS + LATE_MS) return false;
  }
}

async function answersInTime(
  { Client, options }: Server,
  isAnswer: (error: unknown) => boolean,
): Promise<boolean> {
  const client = new Client(options);
  client.on('error', () => {});
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    deadline = setTimeout(() => resolve(false), ANSWER_MS);
  });
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(() => true, isAnswer);
  const isThere = await Promise.race([answer, late]);
  clearTimeout(deadline);
  client.connection.stream.destroy();
  return isThere;
}
