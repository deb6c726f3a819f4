import { EntityManager, LockMode } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { User } from '#auth';
import { Clock, UNCERTAIN_MESSAGE } from '#platform';
import { DomainError, formatTime, limitReached } from '#platform/domain';
import { PdfLimits } from '../storage/pdf-limits.ts';
import { KEPT_MS } from '../storage/pdf-storage.ts';
import { PdfSending } from './pdf-sending.entity.ts';

/** Longer than any mail takes; a process that has not finished by then has died. */
const LOST_AFTER_MS = 5 * 60_000;

const HOUR_MS = 60 * 60_000;

/** Records which mails were requested, in any process, and counts them. */
@Injectable()
export class SendingLedger {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(PdfLimits) private readonly limits: PdfLimits,
  ) {}

  /**
   * Claims a mail, so that nobody else sends it.
   *
   * @returns false if it has been sent already
   * @throws DomainError `conflict` if somebody is sending it, or if it may have arrived; `limit` if the user has
   *   reached the hourly limit
   */
  async take(user: number, requestHash: string): Promise<boolean> {
    const started = this.clock.now();
    const expires = new Date(started.getTime() + KEPT_MS);
    return this.em.fork().transactional(async (em) => {
      // Starts with a write, which locks SQLite; on PostgreSQL the row is locked.
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

  /** Counts what was, or may have been, sent within the last hour. */
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
    const again = formatTime(Math.ceil(free / 60_000) * 60_000);
    throw limitReached(
      `In einer Stunde können Sie höchstens ${mailsAnHour} E-Mails versenden. Die nächste geht ab ${again} Uhr.`,
      Math.ceil((free - now.getTime()) / 1000),
    );
  }

  /** The mail server has accepted the mail, or the outcome is unknown. */
  async note(requestHash: string, state: 'sent' | 'unsure'): Promise<void> {
    await this.em.fork().nativeUpdate(PdfSending, { requestHash }, { state });
  }

  /** The mail was not sent and may be tried again. */
  async release(requestHash: string): Promise<void> {
    await this.em.fork().nativeDelete(PdfSending, { requestHash });
  }
}
