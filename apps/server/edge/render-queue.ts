import type { IncomingMessage } from 'node:http';
import { DomainError } from '#platform/domain';

/** The error if a request must be sent again. */
export const BUSY = new DomainError(
  'unavailable',
  'Der Server hat gerade sehr viel zu tun. Bitte laden Sie die Seite in einigen Sekunden neu.',
);
/** Seconds until the next try. */
export const BUSY_RETRY_SECONDS = 5;

/** A waiting request. */
interface Waiting {
  readonly request: IncomingMessage;
  readonly settle: (begins: boolean) => void;
}

/** A request's turn. */
export interface Turn {
  /**
   * Waits for the turn; further calls return the same promise.
   *
   * @returns false if there is none: too many are waiting, or the client has disconnected
   */
  begin(): Promise<boolean>;
  /** Starts the next request. */
  end(): void;
}

/** Limits concurrent and waiting requests. Drops waiting requests whose connection is closed. */
export class RenderQueue {
  private running = 0;
  private waiting: Waiting[] = [];

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
  ) {}

  turnOf(request: IncomingMessage): Turn {
    let begun: Promise<boolean> | undefined;
    return {
      begin: () => {
        begun ??= this.acquire(request);
        return begun;
      },
      end: () => void begun?.then((begins) => begins && this.release()),
    };
  }

  private async acquire(request: IncomingMessage): Promise<boolean> {
    if (isGone(request)) return false;
    if (this.running < this.most) {
      this.running += 1;
      return true;
    }
    if (this.waiting.length >= this.mostWaiting) this.dropGone();
    if (this.waiting.length >= this.mostWaiting) return false;
    return new Promise((settle) => this.waiting.push({ request, settle }));
  }

  /** Gives the event loop a turn in between, for /healthz among others. */
  private release(): void {
    setImmediate(() => {
      this.dropGone();
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next.settle(true);
    });
  }

  private dropGone(): void {
    const gone = this.waiting.filter(({ request }) => isGone(request));
    if (gone.length === 0) return;
    this.waiting = this.waiting.filter(({ request }) => !isGone(request));
    for (const { settle } of gone) settle(false);
  }
}

const isGone = ({ socket }: IncomingMessage): boolean => socket.destroyed;
