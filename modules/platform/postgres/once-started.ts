import { setTimeout } from 'node:timers/promises';

/** PostgreSQL's code for a server that is starting or recovering. */
const CANNOT_CONNECT_NOW = '57P03';
/** Same as the wait for another process that sets the database up. */
const WAIT_MS = 120_000;
const RETRY_MS = 250;

/** How long to wait for the server, and how to report it. */
export interface Patience {
  readonly ms: number;
  say(line: string): void;
}

const PATIENCE: Patience = { ms: WAIT_MS, say: (line) => void process.stderr.write(`${line}\n`) };

/**
 * Opens a database as soon as its server has started; reports once that it waits, with the server's reason.
 *
 * @throws anything `open` throws: at once, or after two minutes if the server is starting
 */
export async function onceStarted<Opened>(
  open: () => Promise<Opened>,
  { ms, say }: Patience = PATIENCE,
): Promise<Opened> {
  let said = false;
  for (const end = Date.now() + ms; ; await setTimeout(RETRY_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!isStarting(error) || Date.now() > end) throw error;
      if (!said) say(`Waiting for PostgreSQL: ${error.message.split('\n', 1)[0]} …`);
      said = true;
    }
  }
}

function isStarting(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === CANNOT_CONNECT_NOW;
}
