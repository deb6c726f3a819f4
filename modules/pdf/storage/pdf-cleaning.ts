import { Inject, Injectable, Logger } from '@nestjs/common';
import { SessionService } from '#auth';
import { PdfStorage } from './pdf-storage.ts';

/** How often what has expired is deleted where nobody uploads anything. */
const SWEEP_MS = 15 * 60_000;

/** Deletes documents whose time is over: at the start, now and then, and with their owner's logout. */
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
      // The next one comes, and until then nobody is given what has expired.
      new Logger(PdfCleaning.name).error(`Expired documents could not be deleted (${Object(error).code}).`);
    });
  }
}
