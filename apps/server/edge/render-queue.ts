import type { IncomingMessage } from 'node:http';
import { DomainError } from '#platform/domain';

/** What somebody is told whose request has to come again. */
export const BUSY = new DomainError(
  'unavailable',
  'Der Server hat gerade sehr viel zu tun. Bitte laden Sie die Seite in einigen Sekunden neu.',
);
/** Seconds after which it may. */
export const BUSY_RETRY_SECONDS = 5;

/** A request that waits for its turn. */
interface Waiting {
  readonly request: IncomingMessage;
  readonly settle: (begins: boolean) => void;
}

/** A request's turn. */
export interface Turn {
  /**
   * Waits for the turn, once however often it is called.
   *
   * @returns false where there is none: too many wait already, or the sender has gone
   */
  begin(): Promise<boolean>;
  /** Lets the next one begin. */
  end(): void;
}

/**
 * Bounds how many requests are worked on at the same time, and how many wait for that. A request whose connection is
 * closed is dropped before it is begun.
 */
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

  /** Others have a turn of the event loop in between, /healthz among them. */
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
