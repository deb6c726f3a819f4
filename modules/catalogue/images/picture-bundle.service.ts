import { hash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel } from '#platform';
import { type Actor, CONSULTATION_RIGHTS, packFiles, requireAnyRight } from '#platform/domain';
import { keysOfPart, type PictureBundle, parsePart } from './picture-bundle.ts';
import { ProductImage } from './product-image.entity.ts';

/** Serves all pictures in use, in parts (docs/decisions/0037). */
@Injectable()
export class PictureBundleService {
  private readonly named;

  constructor(@Inject(EntityManager) private readonly em: SqlEntityManager) {
    this.named = new ReadModel(em, ['catalogue'], () => readNamed(em.fork()));
  }

  /** The current bundle, the same object until a picture changes; null if no product has a picture. */
  async current(actor: Actor): Promise<PictureBundle | null> {
    requireAnyRight(actor, CONSULTATION_RIGHTS);
    return (await this.named.get()).bundle;
  }

  /**
   * The bytes of a part of the current bundle. Needs no login, as for a single picture: only users who may
   * read the catalogue know the version.
   *
   * @param name the end of an address, `150-0`
   * @returns `packFiles` by key; null for an unknown part or another version
   */
  async read(version: string, name: string): Promise<Uint8Array | null> {
    const asked = parsePart(name);
    const { keys, bundle } = await this.named.get();
    if (asked === null || bundle?.version !== version) return null;
    const { size, part } = asked;
    const wanted = keysOfPart(keys, size, part);
    if (wanted.length === 0) return null;
    const rows = (await this.em
      .fork()
      .find(
        ProductImage,
        { key: { $in: [...wanted] } },
        { fields: ['key', size], orderBy: { key: 'asc' }, disableIdentityMap: true },
      )) as Pick<ProductImage, 'key' | typeof size>[];
    return packFiles(rows.map((row) => [row.key, row[size]]));
  }
}

/** Keys are random, so that their order reveals nothing about the products. */
async function readNamed(
  em: SqlEntityManager,
): Promise<{ readonly keys: readonly string[]; readonly bundle: PictureBundle | null }> {
  const rows = await em.execute<{ key: string }[]>(
    `select "key" from "product_image" where "name" in (select "imagepfad" from "product")`,
  );
  const keys = rows.map(({ key }) => key).sort();
  if (keys.length === 0) return { keys, bundle: null };
  return { keys, bundle: { version: hash('sha256', keys.join(), 'base64url'), count: keys.length } };
}
