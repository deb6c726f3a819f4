import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import { ProductRow } from '../products/product.entity.ts';
import type { EncodedImage } from './image-encoding.ts';
import { ProductImage } from './product-image.entity.ts';

/** How long a picture is kept that no product names: long enough for the table that will name it. */
const UNUSED_MS = 30 * 24 * 60 * 60_000;

/** What became of a picture that was sent. */
export type ImageOutcome = 'added' | 'replaced' | 'identical';

/** A picture that is to be stored. */
export interface ImageWrite {
  readonly name: string;
  /** Of the file that was sent. */
  readonly sourceHash: string;
  readonly encoded: EncodedImage;
}

/** What tells one file from another. */
export const sourceHashOf = (bytes: Uint8Array): string => hash('sha256', bytes);

/**
 * Stores a picture under its name, in place of one that has it. It gets a key of its own each time, and so addresses
 * that nobody has kept anything else of. The same file again changes nothing.
 *
 * @param em a transaction in which nobody else writes to the catalogue
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
 * Deletes a picture that no product names.
 *
 * @param em the transaction in which the last product that named it has changed or gone
 * @returns whether there was one
 */
export async function dropUnusedImage(em: EntityManager, name: string): Promise<boolean> {
  if (name === '' || (await em.count(ProductRow, { imagepfad: name })) > 0) return false;
  return (await em.nativeDelete(ProductImage, { name })) > 0;
}

/** Whether a picture goes with a product that names it: no other one does. */
export async function isImageOfOne(em: EntityManager, name: string): Promise<boolean> {
  if (name === '' || (await em.count(ProductRow, { imagepfad: name })) > 1) return false;
  return (await em.count(ProductImage, { name })) > 0;
}

/** Deletes pictures that no product has named for long: uploaded, and then not used. */
export async function sweepImages(em: EntityManager, now: Date): Promise<void> {
  const past = new Date(now.getTime() - UNUSED_MS);
  const old = await em.find(ProductImage, { stored: { $lt: past } }, { fields: ['name'], limit: 100 });
  for (const { name } of old) await dropUnusedImage(em, name);
}

/** Keys of all pictures, by their names. */
export async function readImageKeys(em: EntityManager): Promise<ReadonlyMap<string, string>> {
  const rows = await em.find(ProductImage, {}, { fields: ['name', 'key'], disableIdentityMap: true });
  return new Map(rows.map(({ name, key }) => [name, key]));
}
