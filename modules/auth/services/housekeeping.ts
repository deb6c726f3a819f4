import { Inject, Injectable, Logger } from '@nestjs/common';
import { AuditLog } from '#platform';
import { LinkTokens } from '../links/link-tokens.ts';
import { SessionService } from './session.service.ts';

const SWEEP_MS = 60 * 60_000;

/** Deletes links and entries of the audit log whose time is over, and has each logout noted. */
@Injectable()
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    @Inject(LinkTokens) private readonly links: LinkTokens,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.sessions.whenLoggedOut((userId) => this.audit.note({ userId }, 'logout'));
    await this.sweep();
    this.timer = setInterval(() => {
      this.sweeping = this.sweep();
    }, SWEEP_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  private async sweep(): Promise<void> {
    try {
      await this.links.sweep();
      await this.audit.sweep();
    } catch (error) {
      // The next one comes.
      new Logger(Housekeeping.name).error(`What has expired could not be deleted (${Object(error).code}).`);
    }
  }
}
