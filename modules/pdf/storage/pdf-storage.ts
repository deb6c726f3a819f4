import { EntityManager, LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { Institution } from '#institution';
import { AuditLog, Clock, Keyring, sweepRows } from '#platform';
import { DomainError, type UserActor } from '#platform/domain';
import { PdfLimits } from './pdf-limits.ts';
import { StoredPdf } from './stored-pdf.entity.ts';

/** How long a document is stored, and a retry recognised. */
export const KEPT_MS = 24 * 60 * 60_000;

const LATER = 'Jedes wird 24 Stunden nach dem Ablegen gelöscht. Bitte versuchen Sie es später noch einmal.';

/** Bytes of an institution's documents; those that have expired and wait for the sweep do not count. */
const BYTES =
  'select coalesce(sum(size), 0) as bytes from stored_pdf where institution_id = ? and expires > ?';
/** Documents that one statement deletes: each may have 10 MB. */
const SWEPT_AT_ONCE = 20;

/** Documents waiting to be mailed, per user. Expired ones are invisible, deleted or not. */
@Injectable()
export class PdfStorage {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Keyring) private readonly keys: Keyring,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(PdfLimits) private readonly limits: PdfLimits,
  ) {}

  /**
   * Stores an encrypted document; replaces one of the same name.
   * @throws DomainError `limit` if the storage of the user or the institution is full
   */
  async put(owner: UserActor, name: string, pdf: Uint8Array): Promise<void> {
    const { userId: user, institutionId: institution } = owner;
    const hashes = this.hashesOf(user, name);
    const [nameHash = ''] = hashes;
    const sealed = this.keys.sealBytes(pdf, purposeOf(user, nameHash));
    await this.em.fork().transactional(async (em) => {
      // Starts with a write, which locks SQLite; on PostgreSQL the row is locked.
      await em.nativeDelete(StoredPdf, { user, nameHash: { $in: hashes } });
      await em.findOneOrFail(Institution, institution, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        fields: ['id'],
      });
      await em.nativeDelete(StoredPdf, { user, nameHash: { $in: hashes } });
      await this.requireRoom(em as SqlEntityManager, owner, sealed.length);
      const expires = new Date(this.clock.now().getTime() + KEPT_MS);
      await em.insert(StoredPdf, { user, institution, nameHash, pdf: sealed, size: sealed.length, expires });
      await this.audit.note(owner, 'document-kept', {}, em);
    });
  }

  /** A document; null if the user has none of that name. */
  async get(userId: number, name: string): Promise<Uint8Array | null> {
    const row = await this.em.fork().findOne(StoredPdf, {
      user: userId,
      nameHash: { $in: this.hashesOf(userId, name) },
      expires: { $gt: this.clock.now() },
    });
    return row && this.keys.openBytes(row.pdf, purposeOf(userId, row.nameHash));
  }

  async remove(userId: number, name: string): Promise<void> {
    await this.delete(userId, { nameHash: { $in: this.hashesOf(userId, name) } });
  }

  async removeAllOf(userId: number): Promise<void> {
    await this.delete(userId, {});
  }

  /** Deletes expired documents, some at a time. Safe in any number of processes at once. */
  async sweep(): Promise<void> {
    const expired = { where: 'expires <= ?', values: [this.clock.now()] };
    const count = await sweepRows(this.em, { table: 'stored_pdf', ...expired, atOnce: SWEPT_AT_ONCE });
    if (count > 0) await this.audit.note('system', 'document-expired', { count });
    await sweepRows(this.em, { table: 'pdf_sending', ...expired });
  }

  private async delete(userId: number, which: { readonly nameHash?: object }): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const count = await em.nativeDelete(StoredPdf, { user: userId, ...which });
      if (count > 0) await this.audit.note({ userId }, 'document-deleted', { count }, em);
    });
  }

  /** Runs under the institution's lock, so that none of its users stores a document meanwhile. */
  private async requireRoom(em: SqlEntityManager, owner: UserActor, size: number): Promise<void> {
    const { files, institutionBytes } = this.limits;
    const now = this.clock.now();
    if ((await em.count(StoredPdf, { user: owner.userId, expires: { $gt: now } })) >= files)
      throw new DomainError('limit', `Für Sie sind schon ${files} Dokumente abgelegt. ${LATER}`);
    const [row] = await em.execute<{ bytes: number | string }[]>(BYTES, [owner.institutionId, now]);
    if (Number(row?.bytes) + size > institutionBytes)
      throw new DomainError(
        'limit',
        `Für Ihre Institution sind schon Dokumente von zusammen ${sizeOf(institutionBytes)} abgelegt. ${LATER}`,
      );
  }

  /** The lookup hashes of a document, one per key. */
  private hashesOf(userId: number, name: string): readonly string[] {
    return this.keys.hashes(name, `name of a document of user ${userId}`);
  }
}

function purposeOf(userId: number, nameHash: string): string {
  return `document ${nameHash} of user ${userId}`;
}

function sizeOf(bytes: number): string {
  return `${bytes / 1024 ** 3} GB`;
}
