import type { SendMailOptions } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Delivery } from './delivery.ts';
import { isSilent, notAnswering } from './mail-failure.ts';

/** How long nobody waits for a mail server that has fallen silent. */
const PAUSE_MS = 30_000;

/**
 * Spares people the wait for a mail server that does not answer: once a mail has been given up, those after it are
 * refused at once. After a pause one is let through; with its answer, or that of one that was under way, the others are.
 * A server that refuses, or that nobody reaches, says so at once and needs no pause.
 */
export class BreakerDelivery implements Delivery {
  private readonly delivery: Delivery;
  private readonly clock: Clock;
  /** When the next mail may try; null while the server answers. */
  private retryAt: number | null = null;

  constructor(delivery: Delivery, clock: Clock) {
    this.delivery = delivery;
    this.clock = clock;
  }

  async deliver(message: SendMailOptions): Promise<string | null> {
    const now = this.clock.now().getTime();
    if (this.retryAt !== null) {
      if (now < this.retryAt) throw notAnswering();
      // This one tries; those after it wait for what comes of it.
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
