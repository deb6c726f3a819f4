import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { ProductRow } from '../products/product.entity.ts';
import type { EncodedImage } from './image-encoding.ts';
import { ProductImage } from './product-image.entity.ts';

/** How long an unused picture is kept: long enough to import the table that names it. */
const UNUSED_MS = 30 * 24 * 60 * 60_000;

/** Result of storing a picture. */
export type ImageOutcome = 'added' | 'replaced' | 'identical';

/** A picture to be stored. */
export interface ImageWrite {
  readonly name: string;
  /** SHA-256 of the uploaded file. */
  readonly sourceHash: string;
  readonly encoded: EncodedImage;
}

/** Identifies a file by its content. */
export const sourceHashOf = (bytes: Uint8Array): string => hash('sha256', bytes);

/**
 * Stores a picture under its name, replacing an earlier one. Each version gets a new key, and so addresses
 * that no cache holds. Storing the same file again changes nothing.
 *
 * @param em a transaction that holds the catalogue's write lock
 */
export async function writeImage(
  em: EntityManager,
  { name, sourceHash, encoded: { large, small } }: ImageWrite,
  now: Date,
): Promise<{ readonly key: string; readonly outcome: ImageOutcome }> {
  const before = await em.findOne(ProductImage, { name }, { disableIdentityMap: true });
  if (before?.sourceHash === sourceHash) return { key: before.key, outcome: 'identical' };
  const key = randomBytes(16).toString('hex');
  const row = { name, key, sourceHash, large: Buffer.from(large), small: Buffer.from(small), stored: now };
  if (before === null) await em.insert(ProductImage, row);
  else await em.nativeUpdate(ProductImage, { id: before.id }, row);
  return { key, outcome: before === null ? 'added' : 'replaced' };
}

/**
 * Deletes a picture that no product uses.
 *
 * @param em the transaction in which the last product that used it was changed or deleted
 * @returns whether a picture was deleted
 */
export async function dropUnusedImage(em: EntityManager, name: string): Promise<boolean> {
  if (name === '' || (await em.count(ProductRow, { imagepfad: name })) > 0) return false;
  return (await em.nativeDelete(ProductImage, { name })) > 0;
}

/** Deletes pictures that have been unused for too long. */
export async function sweepImages(em: EntityManager, now: Date): Promise<void> {
  const past = new Date(now.getTime() - UNUSED_MS);
  const old = await em.find(ProductImage, { stored: { $lt: past } }, { fields: ['name'], limit: 100 });
  for (const { name } of old) await dropUnusedImage(em, name);
}
