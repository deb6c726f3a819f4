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

/** A picture as somebody sends it. */
export interface SentImage {
  /** As `imagepfad` says it, or what its file is called. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A picture that is stored. */
export interface StoredImage {
  /** What `imagepfad` of a product says to show it. */
  readonly name: string;
  /** Part of its addresses (`imageAddress`). */
  readonly key: string;
  readonly outcome: ImageOutcome;
  /** Pixels of what was sent, upright. */
  readonly width: number;
  readonly height: number;
}

/** Pictures of products: stored by the vendor, seen by whoever knows their address. */
@Injectable()
export class ProductImageService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UntrustedTasks) private readonly tasks: UntrustedTasks,
  ) {}

  /**
   * Stores a picture under its name (access specification, section 7, uploadImage.php): products whose `imagepfad`
   * says that name show it. It is written anew, 510 and 150 pixels wide or high at most. One that no product names
   * is kept for 30 days.
   *
   * @param taken what happens to a picture of that name: `replace` puts the new one in its place, `beside` leaves it
   *   and finds the new one another name, such as `name-2`
   * @throws DomainError `invalid` with `name`, or `file` for what is no JPEG, broken or of too many pixels; `limit`
   *   above 10 MB; `unavailable` where too many files wait
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
      if (outcome !== 'identical')
        await this.audit.note(actor, 'image-saved', { after: { name, sha256: sourceHash } }, em);
      return { name, key, outcome, width, height };
    });
  }

  /**
   * The bytes behind an address. Nobody is asked who they are: a picture is no secret, and its address is known from
   * the catalogue alone, which asks for a login (docs/decisions/0026).
   *
   * @param file the end of an address, `KEY-510.jpg`
   * @returns a JPEG; null where there is none
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

/** The first name of those like it that no picture has, or that this very picture has, or no product shows. */
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
