import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SessionService } from '#auth';
import { ifFirst } from '#platform';
import { PdfStorage } from './pdf-storage.ts';

/** How often expired documents are deleted. */
const SWEEP_MS = 15 * 60_000;
/** After the first page following a start. */
const FIRST_MS = 1_000;

/** Deletes expired documents: after the start and periodically, in one process at a time; all of a user's at logout. */
@Injectable()
export class PdfCleaning {
  private first: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(PdfStorage) private readonly storage: PdfStorage,
    @Inject(SessionService) private readonly sessions: SessionService,
  ) {}

  onModuleInit(): void {
    this.sessions.whenLoggedOut((userId) => this.storage.removeAllOf(userId));
    this.first = setTimeout(() => this.sweep(), FIRST_MS).unref();
    this.timer = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.first);
    clearInterval(this.timer);
    await this.sweeping;
  }

  private sweep(): void {
    this.sweeping = this.sweeping
      .then(() => ifFirst(this.em, 'documents', () => this.storage.sweep()))
      .catch((error: unknown) => {
        // The next sweep tries again; expired documents are not delivered meanwhile.
        const code = Object(error).code;
        new Logger(PdfCleaning.name).error(`Expired documents could not be deleted (${code}).`);
      });
  }
}
