import * as z from 'zod/mini';
import { defineCall, sentFile, type } from '#platform/domain';
import type { ImportedImage, MatchedImage } from './image-import.service.ts';
import type { StoredImage } from './product-image.service.ts';
import { hasImageEnding, IMAGE_FILE, NO_JPG } from './product-image.ts';

/** Files whose names are asked for at once. */
export const NAMES_AT_ONCE = 50;
const LONGEST_NAME = 255;

const BAD_NAME = 'Der Name einer Datei fehlt oder ist zu lang.';
const fileName = z.string(BAD_NAME).check(z.minLength(1, BAD_NAME), z.maxLength(LONGEST_NAME, BAD_NAME));

/** A picture, and its file's name: by itself the one that it is sent with. */
const input = z.strictObject({
  file: sentFile('image/jpeg'),
  name: z.optional(fileName.check(z.refine(hasImageEnding, NO_JPG))),
});

/** Stores a picture under its file's name, or a similar free one; no product shows it yet. */
export const uploadImage = defineCall({
  method: 'POST',
  path: 'cms/products/image',
  takes: 'parts',
  file: IMAGE_FILE,
  input,
  answers: type<StoredImage>(),
});

/** Stores a picture for the products that its file's name matches. */
export const importImage = defineCall({
  method: 'POST',
  path: 'cms/products/images/import',
  takes: 'parts',
  file: IMAGE_FILE,
  input,
  answers: type<ImportedImage>(),
});

/** Matches names of files to products. Nothing is written. */
export const matchImages = defineCall({
  method: 'POST',
  path: 'cms/products/images/matches',
  takes: 'json',
  input: z.strictObject({
    files: z
      .array(fileName, BAD_NAME)
      .check(z.maxLength(NAMES_AT_ONCE, `Es gehen höchstens ${NAMES_AT_ONCE} Namen auf einmal.`)),
  }),
  answers: type<{ readonly matches: readonly MatchedImage[] }>(),
});
