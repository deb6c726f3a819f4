import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, actorName, Clock, checked, lockData, UntrustedTasks } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { ProductRow } from '../products/product.entity.ts';
import { parseImageFile } from './image-address.ts';
import { encodedImage } from './image-encoding.ts';
import { type ImageOutcome, sourceHashOf, sweepImages, writeImage } from './image-rows.ts';
import { ProductImage } from './product-image.entity.ts';
import { namedImage } from './product-image.ts';

/** An uploaded picture. */
export interface SentImage {
  /** The value of `imagepfad`, or the file name. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A stored picture. */
export interface StoredImage {
  /** The value of `imagepfad` for products that show it. */
  readonly name: string;
  /** Part of its addresses (`imageAddress`). */
  readonly key: string;
  readonly outcome: ImageOutcome;
  /** Pixels of the uploaded picture, upright. */
  readonly width: number;
  readonly height: number;
}

/** Pictures of products: stored by the vendor, readable by anyone who knows the address. */
@Injectable()
export class ProductImageService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UntrustedTasks) private readonly tasks: UntrustedTasks,
  ) {}

  /**
   * Stores a picture under its name (access specification, section 7, uploadImage.php); products with that
   * `imagepfad` show it. It is re-encoded to at most 510 and 150 pixels. An unused picture is kept for 30
   * days.
   *
   * @param taken if the name is taken: `replace` overwrites the picture, `beside` keeps it and stores the new
   *   one under a free name, such as `name-2`
   * @throws DomainError `invalid` with `name`, or with `file` if it is no JPEG, broken or has too many
   *   pixels; `limit` above 10 MB; `unavailable` if too many files are waiting
   */
  async store(actor: Actor, sent: SentImage, taken: 'replace' | 'beside'): Promise<StoredImage> {
    requireVendor(actor);
    const { name: wanted } = checked(namedImage, { name: sent.name });
    const encoded = await encodedImage(this.tasks, sent.bytes, actorName(actor));
    const sourceHash = sourceHashOf(sent.bytes);
    const { width, height } = encoded;
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const now = this.clock.now();
      const name = taken === 'replace' ? wanted : await freeName(em, wanted, sourceHash);
      const { key, outcome } = await writeImage(em, { name, sourceHash, encoded }, now);
      await sweepImages(em, now);
      if (outcome !== 'identical') {
        const record = { kind: 'image', id: name, name };
        await this.audit.note(actor, 'image-saved', { record, after: { name, sha256: sourceHash } }, em);
      }
      return { name, key, outcome, width, height };
    });
  }

  /**
   * The bytes behind an address. Needs no login: pictures are not confidential, and their addresses are known
   * only from the catalogue, which requires one (docs/decisions/0026).
   *
   * @param file the end of an address, `KEY-510.jpg`
   * @returns a JPEG; null if there is none
   */
  async read(file: string): Promise<Uint8Array | null> {
    const asked = parseImageFile(file);
    if (asked === null) return null;
    const { key, size } = asked;
    const found = await this.em
      .fork()
      .findOne(ProductImage, { key }, { fields: [size], disableIdentityMap: true });
    return found === null ? null : (found as Pick<ProductImage, typeof size>)[size];
  }
}

/**
 * The wanted name if free, otherwise the first numbered one that no picture and no product uses. A name that
 * already holds this very picture is returned as is.
 */
async function freeName(em: EntityManager, wanted: string, sourceHash: string): Promise<string> {
  const stem = wanted.slice(0, 190);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${stem}-${number}`;
    const present = await em.findOne(
      ProductImage,
      { name },
      { fields: ['sourceHash'], disableIdentityMap: true },
    );
    if (present?.sourceHash === sourceHash) return name;
    if (present === null && (number === 1 || (await em.count(ProductRow, { imagepfad: name })) === 0))
      return name;
  }
}
