import { EntityManager, LockMode } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { User } from '#auth';
import { Clock, UNCERTAIN_MESSAGE } from '#platform';
import { DomainError, limitReached } from '#platform/domain';
import { PdfLimits } from '../storage/pdf-limits.ts';
import { KEPT_MS } from '../storage/pdf-storage.ts';
import { PdfSending } from './pdf-sending.entity.ts';

/** Longer than any mail takes: whoever is at it after that has ended half-way. */
const LOST_AFTER_MS = 5 * 60_000;

const HOUR_MS = 60 * 60_000;

const timeOfDay = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** Knows which mails were asked for already, in any process, and how many. */
@Injectable()
export class SendingLedger {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PdfLimits) private readonly limits: PdfLimits,
  ) {}

  /**
   * Takes a mail on, so that nobody else sends it.
   *
   * @returns false where it has been sent already
   * @throws DomainError `conflict` where somebody is at it, or where it may have arrived; `limit` where the user has
   *   sent as many as an hour allows
   */
  async take(user: number, requestHash: string): Promise<boolean> {
    const started = this.clock.now();
    const expires = new Date(started.getTime() + KEPT_MS);
    return this.em.fork().transactional(async (em) => {
      // A first statement that writes lets nobody else write into SQLite; of PostgreSQL the row is locked.
      await em.nativeDelete(PdfSending, { user, expires: { $lte: started } });
      await em.findOneOrFail(User, user, { lockMode: LockMode.PESSIMISTIC_WRITE, fields: ['id'] });
      const earlier = await em.findOne(PdfSending, { requestHash });
      if (earlier !== null) return this.judge(earlier, started);
      await this.requireMore(em, user, started);
      await em.insert(PdfSending, { requestHash, user, state: 'sending', started, expires });
      return true;
    });
  }

  private judge({ state, started }: PdfSending, now: Date): false {
    if (state === 'sent') return false;
    const lost = now.getTime() - started.getTime() > LOST_AFTER_MS;
    if (state === 'unsure' || lost) throw new DomainError('conflict', UNCERTAIN_MESSAGE);
    throw new DomainError('conflict', 'Diese E-Mail wird gerade versendet.');
  }

  /** Whatever was sent, or may have been, within the last hour counts. */
  private async requireMore(em: EntityManager, user: number, now: Date): Promise<void> {
    const { mailsAnHour } = this.limits;
    const since = new Date(now.getTime() - HOUR_MS);
    const recent = await em.find(
      PdfSending,
      { user, started: { $gt: since } },
      { fields: ['started'], orderBy: { started: 'desc' }, limit: mailsAnHour },
    );
    const first = recent.at(-1);
    if (first === undefined || recent.length < mailsAnHour) return;
    const free = first.started.getTime() + HOUR_MS;
    const again = timeOfDay.format(Math.ceil(free / 60_000) * 60_000);
    throw limitReached(
      `In einer Stunde können Sie höchstens ${mailsAnHour} E-Mails versenden. Die nächste geht ab ${again} Uhr.`,
      Math.ceil((free - now.getTime()) / 1000),
    );
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
