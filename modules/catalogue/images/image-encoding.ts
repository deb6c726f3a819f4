import type { UntrustedTask, UntrustedTasks } from '#platform';
import { DomainError } from '#platform/domain';
import type { EncodeAnswer, EncodeInput, ImageFault } from './encode-image.ts';
import { IMAGE_TOO_LARGE, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from './product-image.ts';

/** A picture of 24 megapixels takes half a second; a slow machine needs several times as long. */
const ENCODE: UntrustedTask<EncodeInput, EncodeAnswer> = {
  worker: new URL('./encode-image.worker.ts', import.meta.url),
  maxBytes: MAX_IMAGE_BYTES,
  ms: 20_000,
  megabytes: 256,
};

const MEGAPIXELS = MAX_IMAGE_PIXELS / 1_000_000;
const FAULTS: Readonly<Record<ImageFault | 'killed', string>> = {
  'not-jpeg': 'Diese Datei ist kein JPEG-Bild. Erlaubt sind Bilder der Art JPG.',
  'too-many-pixels': `Das Bild hat mehr als ${MEGAPIXELS} Millionen Bildpunkte. Empfohlen sind 510 × 510; bitte verkleinern Sie es.`,
  broken: 'Das Bild ist beschädigt und kann nicht gelesen werden.',
  killed: 'Das Bild ist zu aufwendig und kann nicht gelesen werden. Bitte speichern Sie es neu als JPG.',
};

/** A picture in both sizes. */
export type EncodedImage = Exclude<EncodeAnswer, { readonly fault: ImageFault }>;

/**
 * Re-encodes a picture in a process of its own, so that it does not block others (docs/decisions/0017).
 *
 * @param owner on whose behalf, such as `user:7`
 * @throws DomainError `limit` above 10 MB; `invalid` with `file` if it is no JPEG, broken, or has too many
 *   pixels; `unavailable` if too many files are waiting
 */
export async function encodedImage(
  tasks: UntrustedTasks,
  bytes: Uint8Array,
  owner: string,
): Promise<EncodedImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new DomainError('limit', IMAGE_TOO_LARGE);
  const read = await tasks.run(ENCODE, { bytes }, owner);
  const answer = read.kind === 'killed' ? ({ fault: 'killed' } as const) : read.value;
  if (!('fault' in answer)) return answer;
  const message = FAULTS[answer.fault];
  throw new DomainError('invalid', message, { file: message });
}
