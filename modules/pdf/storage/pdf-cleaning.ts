import { Inject, Injectable, Logger } from '@nestjs/common';
import { SessionService } from '#auth';
import { PdfStorage } from './pdf-storage.ts';

/** How often expired documents are deleted while nobody uploads anything. */
const SWEEP_MS = 15 * 60_000;

/** Deletes expired documents: at the start, periodically, and all of a user's at logout. */
@Injectable()
export class PdfCleaning {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    @Inject(PdfStorage) private readonly storage: PdfStorage,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  async onModuleInit(): Promise<void> {
    this.sessions.whenLoggedOut((userId) => this.storage.removeAllOf(userId));
    await this.storage.sweep();
    this.timer = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  private sweep(): void {
    this.sweeping = this.storage.sweep().catch((error: unknown) => {
      // The next sweep tries again; expired documents are not delivered meanwhile.
      new Logger(PdfCleaning.name).error(`Expired documents could not be deleted (${Object(error).code}).`);
    });
  }
}
