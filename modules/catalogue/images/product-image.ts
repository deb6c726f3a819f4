import * as z from 'zod/mini';
import { type FileLimit, ONE_LINE, refuseValue } from '#platform/domain';

/** Begins the fault of a file that no product is found for. */
export const NO_PRODUCT_OF_IMAGE = 'Kein Produkt hat ein Bild';

/** Maximum bytes of an uploaded picture (access specification, sections 5 and 9). */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export const IMAGE_TOO_LARGE = 'Das Bild ist größer als 10 MB.';

/** A picture of a product. */
export const IMAGE_FILE: FileLimit = {
  field: 'file',
  most: MAX_IMAGE_BYTES,
  tooLarge: IMAGE_TOO_LARGE,
  nameField: 'name',
};

/**
 * Maximum pixels of a picture: 24 megapixels are common in cameras. Checked in the header before decoding,
 * because a few kilobytes can announce gigabytes.
 */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** Maximum length of a name; the length of the column `imagepfad`. */
const MAX_NAME = 200;
const ENDING = /\.jpe?g$/i;

/**
 * The `imagepfad` for a file name (access specification, section 3: 'image name without extension'): without
 * folders and extension, normalized to NFC.
 */
export function imageNameOf(file: string): string {
  return (file.split(/[/\\]/).at(-1) ?? '').replace(ENDING, '').normalize('NFC').trim();
}

export const NO_JPG = 'Erlaubt sind Dateien mit der Endung .jpg oder .jpeg.';

/** Whether a file has a picture's extension: jpg or jpeg only (access specification, section 5). */
export const hasImageEnding = (file: string): boolean => ENDING.test(file);

/** A picture's name, from a file name or an `imagepfad`. */
export const imageName = z.transform((given: unknown, context): string => {
  const name = typeof given === 'string' ? imageNameOf(given) : '';
  if (name === '') return refuseValue(context, 'Bitte geben Sie den Namen des Bildes an.');
  if (name.length > MAX_NAME)
    return refuseValue(context, `Der Name des Bildes hat mehr als ${MAX_NAME} Zeichen.`);
  return ONE_LINE.test(name)
    ? name
    : refuseValue(context, 'Der Name des Bildes enthält Zeichen, die nicht erlaubt sind.');
});

export const namedImage = z.strictObject({ name: imageName });
