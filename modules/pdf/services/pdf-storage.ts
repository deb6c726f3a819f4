import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#platform';
import { PdfSending } from '../entities/pdf-sending.entity.ts';
import { StoredPdf } from '../entities/stored-pdf.entity.ts';
import { nameHashOf } from '../files/stored-name.ts';

/** How long a document is kept (readings, section 5), and how long a retry is known as one. */
export const KEPT_MS = 24 * 60 * 60_000;

/** Documents that wait to be mailed, each user's own. What has expired is not there, whether it is deleted yet or not. */
@Injectable()
export class PdfStorage {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Keeps an encrypted document, in the place of an earlier one of its name. */
  async put(userId: number, name: string, pdf: Uint8Array): Promise<void> {
    await this.sweep();
    await this.em.fork().upsert(StoredPdf, {
      user: userId,
      nameHash: nameHashOf(userId, name),
      pdf: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength),
      expires: new Date(this.clock.now().getTime() + KEPT_MS),
    });
  }

  /** A document; null where the user has none of that name. */
  async get(userId: number, name: string): Promise<Uint8Array | null> {
    const row = await this.em.fork().findOne(StoredPdf, {
      user: userId,
      nameHash: nameHashOf(userId, name),
      expires: { $gt: this.clock.now() },
    });
    return row?.pdf ?? null;
  }

  async remove(userId: number, name: string): Promise<void> {
    await this.em.fork().nativeDelete(StoredPdf, { user: userId, nameHash: nameHashOf(userId, name) });
  }

  async removeAllOf(userId: number): Promise<void> {
    await this.em.fork().nativeDelete(StoredPdf, { user: userId });
  }

  /** Deletes what has expired. Any number of processes may do so at once. */
  async sweep(): Promise<void> {
    const expired = { expires: { $lte: this.clock.now() } };
    const em = this.em.fork();
    await em.nativeDelete(StoredPdf, expired);
    await em.nativeDelete(PdfSending, expired);
  }
}
