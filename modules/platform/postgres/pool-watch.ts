import { serverAnswers } from '../connection/server-answers.ts';
import type { Connected, WatchedClient, WatchedPool } from '../connection/watched-pool.ts';
import { markedGone } from './unavailable.ts';

/** Milliseconds without an answer before the server is probed. */
const SILENT_MS = 2_000;
/** Probing interval. With the server's time to answer, failures are reported within 5 seconds. */
const TURN_MS = 500;

/** A running query of a connection. */
interface Waiting {
  questions: number;
  since: number;
  /** Why the connection must not be reused. */
  broken?: unknown;
}

/** Statements whose failure leaves a connection in an unknown state. */
const TRANSACTION_BOUNDARY = /^(begin|start transaction|rollback$)/;

/** A caller waiting for a connection. */
interface Queued {
  readonly since: number;
  readonly done: Connected;
}

/**
 * Monitors the connections to a PostgreSQL server that may hang: stopped, frozen, or behind a dead network. Slow
 * queries are legitimate, so none is aborted for its duration: after two seconds without an answer the server is
 * probed over a new connection. If it does not answer, all connections are closed, and waiting and new callers fail
 * at once until it answers again. No restart is needed.
 */
export function watchPool(pool: WatchedPool): void {
  new PoolWatch(pool).begin();
}

class PoolWatch {
  private readonly pool: WatchedPool;
  private readonly clients = new Map<WatchedClient, Waiting>();
  private readonly queue = new Set<Queued>();
  private isGone = false;
  private isAsking = false;
  private answeredAt = Number.NEGATIVE_INFINITY;
  private turn: NodeJS.Timeout | undefined;

  constructor(pool: WatchedPool) {
    this.pool = pool;
  }

  begin(): void {
    const { pool } = this;
    pool.on('connect', (client) => this.watch(client));
    pool.on('remove', (client) => this.clients.delete(client));
    const connect = pool.connect.bind(pool) as (done: Connected) => void;
    const queued = (done: Connected) => this.connect(connect, done);
    pool.connect = ((done?: Connected) =>
      done === undefined
        ? new Promise((resolve, reject) => {
            queued((error, client) => (error ? reject(error) : resolve(client)));
          })
        : queued(done)) as WatchedPool['connect'];
  }

  private connect(connect: (done: Connected) => void, done: Connected): void {
    if (this.isGone) {
      done(gone());
      return;
    }
    const queued: Queued = { since: performance.now(), done };
    this.queue.add(queued);
    this.monitor();
    connect((error, client) => {
      if (client !== undefined) this.lend(client);
      if (this.queue.delete(queued)) done(error ? markedGone(error) : error, client, client?.release);
      // The waiting caller has already failed.
      else client?.release();
    });
  }

  /** Destroys a client that is returned broken, so that nobody gets it again. */
  private lend(client: WatchedClient): void {
    const { release } = client;
    client.release = (broken) => release(broken ?? this.clients.get(client)?.broken);
  }

  private watch(client: WatchedClient): void {
    const waiting: Waiting = { questions: 0, since: 0 };
    this.clients.set(client, waiting);
    const query = client.query.bind(client);
    const asked = () => {
      if (waiting.questions === 0) waiting.since = performance.now();
      waiting.questions += 1;
      this.monitor();
    };
    const answered = () => {
      waiting.questions -= 1;
      waiting.since = performance.now();
    };
    client.query = (...args) => {
      const [text, done] = [args[0], args.at(-1)];
      const failed = (error: unknown) => {
        const isLost = !(error instanceof Error && 'severity' in error);
        if (isLost || (typeof text === 'string' && TRANSACTION_BOUNDARY.test(text))) waiting.broken = error;
        return markedGone(error);
      };
      if (typeof done === 'function') {
        args[args.length - 1] = (error: unknown, ...rest: unknown[]) => {
          answered();
          done(error ? failed(error) : error, ...rest);
        };
        asked();
        return query(...args);
      }
      const answer = query(...args);
      // A cursor queries by itself.
      if (!(answer instanceof Promise)) return answer;
      asked();
      return answer.then(
        (result) => {
          answered();
          return result;
        },
        (error: unknown) => {
          answered();
          throw failed(error);
        },
      );
    };
  }

  /** Monitors while anybody is waiting. */
  private monitor(): void {
    this.turn ??= setTimeout(() => {
      this.turn = undefined;
      const waiting = [...this.clients.values()].filter(({ questions }) => questions > 0);
      const all = [...waiting, ...this.queue];
      const now = performance.now();
      if (now - this.answeredAt > SILENT_MS && all.some(({ since }) => now - since > SILENT_MS))
        void this.ask();
      if (all.length > 0) this.monitor();
    }, TURN_MS).unref();
  }

  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const answers = await serverAnswers(this.pool);
    this.isAsking = false;
    this.isGone = !answers;
    if (answers) this.answeredAt = performance.now();
    else this.giveUp();
  }

  private giveUp(): void {
    for (const client of this.clients.keys()) client.connection.stream.destroy();
    for (const queued of this.queue) {
      this.queue.delete(queued);
      queued.done(gone());
    }
    // No caller gets through that would notice its recovery.
    setTimeout(() => void this.ask(), TURN_MS).unref();
  }
}

function gone(): unknown {
  return markedGone(new Error('The database does not answer.'));
}
