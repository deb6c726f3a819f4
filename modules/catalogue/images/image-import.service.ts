import { EntityManager, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, actorName, Clock, checked, lockData, UntrustedTasks } from '#platform';
import { type Actor, DomainError, isDomainError, requireVendor } from '#platform/domain';
import { ProductRow } from '../products/product.entity.ts';
import { ProductSizeRow } from '../products/product-size.entity.ts';
import { encodedImage } from './image-encoding.ts';
import {
  dropUnusedImage,
  type ImageOutcome,
  type ImageWrite,
  sourceHashOf,
  writeImage,
} from './image-rows.ts';
import { ProductImage } from './product-image.entity.ts';
import { hasImageEnding, NO_JPG, NO_PRODUCT_OF_IMAGE, namedImage } from './product-image.ts';

/** A file in a folder of pictures. */
export interface ImageFile {
  /** File name. */
  readonly file: string;
  /** @throws DomainError if it cannot be read */
  bytes(): Promise<Uint8Array>;
}

/** The result of a file, or of its dry run. */
export interface ImportedImage {
  readonly file: string;
  /** Why the file was skipped; null if it was not. */
  readonly fault: string | null;
  readonly outcome: ImageOutcome | null;
  /** Names of the products that show the picture. */
  readonly products: readonly string[];
}

/** The products a file belongs to. */
interface Target {
  readonly products: readonly ProductRow[];
  /** Whether their `imagepfad` has to change. */
  readonly renames: boolean;
}

/** Where a file would go, by its name alone. */
export interface MatchedImage {
  readonly file: string;
  /** Why it goes nowhere; null if it does. */
  readonly fault: string | null;
  /** The products that will show it. */
  readonly products: readonly { readonly id: number; readonly name: string }[];
  /** Whether there is a picture of that name, which it replaces. */
  readonly replaces: boolean;
}

/** Imports a folder of pictures, file by file. */
@Injectable()
export class ImageImportService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UntrustedTasks) private readonly tasks: UntrustedTasks,
  ) {}

  /**
   * Stores each file for the products that belong to it: those whose `imagepfad` equals the file name without
   * its extension; otherwise the product with a size of that Artikelnummer, whose `imagepfad` is then set.
   * One file at a time is in memory. A faulty file does not stop the others.
   *
   * @param write false returns what would happen and changes nothing
   */
  async *import(actor: Actor, files: Iterable<ImageFile>, write: boolean): AsyncGenerator<ImportedImage> {
    requireVendor(actor);
    const taken = new Map<number, string>();
    for (const each of files) {
      try {
        yield await this.one(actor, each, taken, write);
      } catch (error) {
        if (!isDomainError(error)) throw error;
        yield { file: each.file, fault: error.message, outcome: null, products: [] };
      }
    }
  }

  /** Where files would go, by their names alone; changes nothing. Two files may name the same product. */
  async matches(actor: Actor, files: readonly string[]): Promise<readonly MatchedImage[]> {
    requireVendor(actor);
    const found: MatchedImage[] = [];
    for (const file of files) {
      try {
        const em = this.em.fork();
        const name = nameOf(file);
        const { products } = await targetOf(em, name);
        found.push({
          file,
          fault: null,
          products: products.map(({ id, produktbezeichnung }) => ({ id, name: produktbezeichnung })),
          replaces: (await em.count(ProductImage, { name })) > 0,
        });
      } catch (error) {
        if (!isDomainError(error)) throw error;
        found.push({ file, fault: error.message, products: [], replaces: false });
      }
    }
    return found;
  }

  /**
   * Stores one file for the products that belong to it, as `import` does.
   *
   * @throws DomainError `not-found` if there are none; `invalid`, `limit` and `unavailable` as of an uploaded picture
   */
  async importOne(actor: Actor, file: string, bytes: Uint8Array): Promise<ImportedImage> {
    requireVendor(actor);
    return this.one(actor, { file, bytes: async () => bytes }, new Map(), true);
  }

  private async one(
    actor: Actor,
    { file, bytes: read }: ImageFile,
    taken: Map<number, string>,
    write: boolean,
  ): Promise<ImportedImage> {
    const name = nameOf(file);
    const { products } = await targetOf(this.em.fork(), name);
    for (const { id, produktbezeichnung } of products) {
      const other = taken.get(id);
      if (other !== undefined)
        throw new DomainError('invalid', `Das Bild zu „${produktbezeichnung}“ kommt schon von ${other}.`);
    }
    const bytes = await read();
    const encoded = await encodedImage(this.tasks, bytes, actorName(actor));
    const image = { name, sourceHash: sourceHashOf(bytes), encoded };
    const outcome = write ? await this.write(actor, image) : await this.foreseen(image);
    for (const { id } of products) taken.set(id, file);
    return { file, fault: null, outcome, products: products.map((product) => product.produktbezeichnung) };
  }

  private write(actor: Actor, image: ImageWrite): Promise<ImageOutcome> {
    const { name, sourceHash } = image;
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'catalogue');
      const now = this.clock.now();
      // Looked up again: the catalogue may have changed since.
      const { products, renames } = await targetOf(em, name);
      const { outcome } = await writeImage(em, image, now);
      const before = products.map(({ imagepfad }) => imagepfad).filter((former) => former !== name);
      if (renames) await rename(em, products, name, now);
      for (const former of before) await dropUnusedImage(em, former);
      if (outcome === 'identical' && !renames) return outcome;
      const record = { kind: 'image', id: name, name };
      const after = { name, sha256: sourceHash };
      const facts = { record, after, ...(renames && { before: { names: before } }) };
      await this.audit.note(actor, 'image-saved', facts, em);
      return outcome === 'identical' ? 'replaced' : outcome;
    });
  }

  private async foreseen({ name, sourceHash }: ImageWrite): Promise<ImageOutcome> {
    const em = this.em.fork();
    const present = await em.findOne(ProductImage, { name }, { fields: ['sourceHash'] });
    if (present === null) return 'added';
    const { renames } = await targetOf(em, name);
    return present.sourceHash === sourceHash && !renames ? 'identical' : 'replaced';
  }
}

/** @throws DomainError `invalid` for a file that is no JPEG by its name */
function nameOf(file: string): string {
  if (!hasImageEnding(file)) throw new DomainError('invalid', NO_JPG);
  return checked(namedImage, { name: file }).name;
}

/** @throws DomainError `not-found` if no product matches */
async function targetOf(em: EntityManager, name: string): Promise<Target> {
  const named = await em.find(ProductRow, { imagepfad: name }, { disableIdentityMap: true });
  if (named.length > 0) return { products: named, renames: false };
  // If two products share an Artikelnummer the older one counts, as for recommendations.
  const size = await em.findOne(
    ProductSizeRow,
    { artikelnummer: name },
    { populate: ['product'], orderBy: { product: { id: 'asc' } }, disableIdentityMap: true },
  );
  if (size !== null) return { products: [size.product as ProductRow], renames: true };
  throw new DomainError('not-found', `${NO_PRODUCT_OF_IMAGE} „${name}“ oder diese Artikelnummer.`);
}

/** Sets the products' `imagepfad`, a field that all their sizes share. */
async function rename(
  em: EntityManager,
  products: readonly ProductRow[],
  name: string,
  now: Date,
): Promise<void> {
  for (const { id } of products) {
    await em.nativeUpdate(ProductRow, { id }, { imagepfad: name });
    await em.nativeUpdate(
      ProductSizeRow,
      { product: id },
      { version: raw('version + 1'), lastModified: now },
    );
  }
}
