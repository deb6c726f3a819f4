import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { AuditLog, ifFirst, OutboxSweep, RateLimiter, StagedImports } from '#platform';
import { BotCheckService } from './bot-check/bot-check.service.ts';
import { ExpiredInstitutions } from './institution-admin/expired-institutions.ts';
import { LinkTokens } from './links/link-tokens.ts';
import { TrialReminders } from './registration/trial-reminders.service.ts';
import { UnconfirmedRegistrations } from './registration/unconfirmed-registrations.ts';
import { SecondFactorSteps } from './second-factor/second-factor-steps.ts';
import { SessionService } from './session/session.service.ts';

const SWEEP_MS = 10 * 60_000;
/** After the first page following a start. */
const FIRST_MS = 1_000;

/**
 * Deletes expired links, sessions, pending logins, visitor tags, uploaded tables, audit log entries, registrations,
 * deleted institutions and mails kept as files, sends reminders of trials, and registers what happens at logout. Of several processes one sweeps at a
 * time.
 */
@Injectable()
export class Housekeeping {
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(SessionService) private readonly sessions: SessionService,
    @Inject(UnconfirmedRegistrations) private readonly unconfirmed: UnconfirmedRegistrations,
    @Inject(TrialReminders) private readonly reminders: TrialReminders,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(BotCheckService) private readonly bots: BotCheckService,
    @Inject(StagedImports) private readonly imports: StagedImports,
    @Inject(SecondFactorSteps) private readonly steps: SecondFactorSteps,
    @Inject(ExpiredInstitutions) private readonly deleted: ExpiredInstitutions,
    @Inject(OutboxSweep) private readonly outbox: OutboxSweep,
  ) {}

  onModuleInit(): void {
    this.sessions.whenLoggedOut(async (userId) => {
      await this.audit.note({ userId }, 'logout');
    });
    this.first = setTimeout(() => this.keep(), FIRST_MS).unref();
    this.timer = setInterval(() => this.keep(), SWEEP_MS).unref();
  }

  onModuleDestroy(): void {
    clearTimeout(this.first);
    clearInterval(this.timer);
    this.reminders.stop();
  }

  /** Called by Nest after the last request: nobody waits for a mail any more. */
  async onApplicationShutdown(): Promise<void> {
    this.reminders.breakOff();
    await this.working;
  }

  private keep(): void {
    this.working = this.working.then(() => this.sweep()).then(() => this.remind());
  }

  private async sweep(): Promise<void> {
    try {
      await ifFirst(this.em, 'expired', async () => {
        await this.links.sweep();
        await this.sessions.sweep();
        await this.steps.sweep();
        await this.audit.sweep();
        await this.limiter.sweep();
        await this.bots.sweep();
        await this.imports.sweep();
        await this.unconfirmed.sweep();
        await this.deleted.sweep();
        await this.outbox.sweep();
      });
    } catch (error) {
      // The next run tries again.
      new Logger(Housekeeping.name).error(`What has expired could not be deleted (${Object(error).code}).`);
    }
  }

  private async remind(): Promise<void> {
    try {
      await this.reminders.send();
    } catch (error) {
      // The next run tries again.
      new Logger(Housekeeping.name).error(`Ends of trials were not reminded of (${Object(error).code}).`);
    }
  }
}
