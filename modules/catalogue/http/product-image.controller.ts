import { Inject } from '@nestjs/common';
import * as z from 'zod';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, describeCall, Input, type InputOf } from '#platform/http';
import { imageAddress } from '../images/image-address.ts';
import { ProductImageService } from '../images/product-image.service.ts';
import { IMAGE_FILE, imageName } from '../images/product-image.ts';

const uploadImageCall = describeCall({
  method: 'POST',
  path: 'cms/uploadImage.php',
  admits: 'vendor',
  summary: 'Produktbild hochladen',
  about:
    'Ein JPEG von höchstens 10 MB und 25 Millionen Bildpunkten; empfohlen sind 510 × 510. Es wird neu geschrieben, aufrecht, ohne Metadaten, in 510 und in 150 Bildpunkten. Produkte zeigen es, deren imagepfad seinen Namen nennt. Ein Bild gleichen Namens wird ersetzt und hat dann andere Adressen; eines, das kein Produkt nennt, wird nach 30 Tagen gelöscht.',
  takes: 'parts',
  file: IMAGE_FILE,
  input: z.strictObject({
    file: z
      .custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, 'Bitte genau eine Datei angeben.')
      .meta({ type: 'string', contentMediaType: 'image/jpeg' }),
    name: imageName,
  }),
  fields: {
    file: 'Das Bild',
    name: 'Name ohne Endung, wie imagepfad ihn nennt; ohne Angabe der Name der Datei',
  },
  examples: { 'Unter einem Namen': { name: 'slip-plus-m' } },
  answer: () =>
    z.strictObject({
      imagepfad: z.string().describe('Unter diesem Namen liegt es'),
      outcome: z
        .enum(['added', 'replaced', 'identical'])
        .describe('Neu, an Stelle eines anderen, oder genau so schon da'),
      large: z.string().describe('Pfad des Bildes, höchstens 510 Bildpunkte breit und hoch'),
      small: z.string().describe('Pfad der Vorschau, höchstens 150 Bildpunkte breit und hoch'),
    }),
  refusals: { 503: 'Es werden zu viele Dateien gleichzeitig verarbeitet.' },
});

/** Pictures of products (access specification, section 7). */
@Calls()
export class ProductImageController {
  constructor(@Inject(ProductImageService) private readonly images: ProductImageService) {}

  @Call(uploadImageCall)
  async upload(@Input() { file, name }: InputOf<typeof uploadImageCall>, @Caller() actor: UserActor) {
    const stored = await this.images.store(actor, { name, bytes: file }, 'replace');
    return {
      imagepfad: stored.name,
      outcome: stored.outcome,
      large: imageAddress(stored.key, 'large'),
      small: imageAddress(stored.key, 'small'),
    };
  }
}
