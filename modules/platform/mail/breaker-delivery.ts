import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Delivery } from './delivery.ts';
import { isSilent, notAnswering } from './mail-failure.ts';

/** Milliseconds for which a silent mail server is not tried. */
const PAUSE_MS = 30_000;

/**
 * Saves people from waiting for a silent mail server: after a timeout further mails are refused at once. After a
 * pause one is let through; its answer, or that of one still running, lets the others through again. A server that
 * refuses or is unreachable answers at once and causes no pause.
 */
export class BreakerDelivery implements Delivery {
  private readonly delivery: Delivery;
  private readonly clock: Clock;
  /** Time of the next try; null while the server answers. */
  private retryAt: number | null = null;

  constructor(delivery: Delivery, clock: Clock) {
    this.delivery = delivery;
    this.clock = clock;
  }

  async deliver(message: SendMailOptions): Promise<string | null> {
    const now = this.clock.now().getTime();
    if (this.retryAt !== null) {
      if (now < this.retryAt) throw notAnswering();
      // This one tries; later ones wait for its result.
      this.retryAt = now + PAUSE_MS;
    }
    try {
      const file = await this.delivery.deliver(message);
      this.retryAt = null;
      return file;
    } catch (error) {
      this.retryAt = isSilent(error) ? this.clock.now().getTime() + PAUSE_MS : null;
      throw error;
    }
  }

  close(): void {
    this.delivery.close();
  }
}
