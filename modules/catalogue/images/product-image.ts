import * as z from 'zod/mini';
import { ONE_LINE, refuseValue } from '#platform/domain';

/** Most bytes of a picture that is uploaded (access specification, sections 5 and 9). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/**
 * Most pixels of a picture: any camera's 24 megapixels. What has more is refused by what its head says, before it is
 * decoded: a few kilobytes can announce gigabytes.
 */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** Longest name, as of the column `imagepfad`. */
const MAX_NAME = 200;
const ENDING = /\.jpe?g$/i;

/**
 * The name of a picture as `imagepfad` says it (access specification, section 3: 'image name without extension'), of
 * what a file is called: without its folders and ending, its letters composed as people type them.
 */
export function imageNameOf(file: string): string {
  return (file.split(/[/\\]/).at(-1) ?? '').replace(ENDING, '').normalize('NFC').trim();
}

/** Whether a file is called as pictures are: jpg or jpeg only (access specification, section 5). */
export const hasImageEnding = (file: string): boolean => ENDING.test(file);

/** The name of a picture, of a file's name or as it stands in `imagepfad`. */
export const imageName = z.transform((given: unknown, context): string => {
  const name = typeof given === 'string' ? imageNameOf(given) : '';
  if (name === '') return refuseValue(context, 'Bitte geben Sie den Namen des Bildes an.');
  if (name.length > MAX_NAME)
    return refuseValue(context, `Der Name des Bildes hat mehr als ${MAX_NAME} Zeichen.`);
  return ONE_LINE.test(name)
    ? name
    : refuseValue(context, 'Der Name des Bildes enthält Zeichen, die nicht erlaubt sind.');
});

/** A picture as far as it is named. */
export const namedImage = z.strictObject({ name: imageName });
