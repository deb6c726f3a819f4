import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, isUniqueViolation, UNCERTAIN_MESSAGE } from '#platform';
import { DomainError } from '#platform/domain';
import { PdfSending } from '../entities/pdf-sending.entity.ts';
import { KEPT_MS } from './pdf-storage.ts';

/** Longer than any mail takes: whoever is at it after that has ended half-way. */
const LOST_AFTER_MS = 5 * 60_000;

/** Knows which mails were asked for already, in any process. */
@Injectable()
export class SendingLedger {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Takes a mail on, so that nobody else sends it.
   *
   * @returns false where it has been sent already
   * @throws DomainError `conflict` where somebody is at it, or where it may have arrived
   */
  async take(userId: number, requestHash: string): Promise<boolean> {
    const started = this.clock.now();
    const em = this.em.fork();
    try {
      const expires = new Date(started.getTime() + KEPT_MS);
      await em.insert(PdfSending, { requestHash, user: userId, state: 'sending', started, expires });
      return true;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    const earlier = await em.findOne(PdfSending, { requestHash });
    if (earlier?.state === 'sent') return false;
    const lost = earlier !== null && started.getTime() - earlier.started.getTime() > LOST_AFTER_MS;
    if (earlier?.state === 'unsure' || lost) throw new DomainError('conflict', UNCERTAIN_MESSAGE);
    throw new DomainError('conflict', 'Diese E-Mail wird gerade versendet.');
  }

  /** The mail server has taken the mail, or nobody knows whether it has. */
  async note(requestHash: string, state: 'sent' | 'unsure'): Promise<void> {
    await this.em.fork().nativeUpdate(PdfSending, { requestHash }, { state });
  }

  /** The mail has not been sent: it may be tried again. */
  async release(requestHash: string): Promise<void> {
    await this.em.fork().nativeDelete(PdfSending, { requestHash });
  }
}
