import * as z from 'zod';
import type { FlatProduct } from '#catalogue';
import {
  APPLICATION_TYPES,
  imageAddress,
  PRODUCT_TYPES,
  type Product,
  SEVERITIES,
  TIERS,
} from '#catalogue/domain';
import { type Cents, toDecimal } from '#platform/domain';
import { amountAnswer, idAnswer, momentAnswer } from '#platform/http';

/** Fields shared by a combined product and a row of the table. */
const head = () => ({
  id: z.string(),
  Artikelnummer: z.string(),
  Produktbezeichnung: z.string(),
  Inkontinenzprodukt: z.enum(PRODUCT_TYPES).describe('Produktart'),
  Anwendungstyp: z.enum(Object.values(APPLICATION_TYPES).flat()),
  PremiumBasis: z.enum(TIERS),
  Schweregrad: z.enum(SEVERITIES),
  Tropfenanzahl: z.number().min(0).max(10).multipleOf(0.5),
  imagepfad: z.string().describe('Name des Bildes ohne Endung'),
  Vorteilskommunikation: z.array(z.string()),
  ICONS: z.array(z.string()),
  liquid: z.boolean(),
  wiederverwendbar: z
    .boolean()
    .describe(
      'Ob der Anbieter es so kennzeichnet: nach dem Waschen wieder benutzt, einmalig gekauft. Krankenunterlagen, deren Hilfsmittelnummer mit 51 beginnt, sind es auch ohne',
    ),
});

const pieces = () => z.union([z.int(), z.string()]).describe('Stück je Packung, oder die Menge wie 500 ml');
const price = () => amountAnswer().nullable();

/**
 * A combined product in answers (consultation specification, section 3). Ids are texts, as in recommendations and
 * prices. `pieces` of a liquid is its amount such as `500 ml`, as in the batch format; `price` is the gross list
 * price of a pack.
 */
export const productSchema = () =>
  z
    .strictObject({
      ...head(),
      images: z
        .strictObject({
          large: z.string().describe('Höchstens 510 Bildpunkte breit und hoch'),
          small: z.string().describe('Höchstens 150'),
        })
        .describe('Pfade des Bildes, das imagepfad nennt; fehlt, wo keines gespeichert ist')
        .optional(),
      sizes: z
        .record(
          z.string(),
          z.strictObject({
            id: z.string(),
            Artikelnummer: z.string(),
            pzn: z.string(),
            aidnumber: z.string().describe('Hilfsmittelnummer'),
            hu: z.string().describe('Hüftumfang'),
            pieces: pieces(),
            price: price().describe('UVP einer Packung, brutto; null, wo keiner bekannt ist'),
          }),
        )
        .describe('Größen nach Namen'),
    })
    .meta({ id: 'Produkt' });

/** A row of the product table in answers, under its documented names (access specification, section 3). */
export const flatProductSchema = () =>
  z
    .strictObject({
      ...head(),
      PZN: z.string(),
      EAN: z.string(),
      Hilfsmittelnummer: z.string(),
      Konfektionsgroesse: z.string(),
      Hueftumfang: z.string(),
      Anzahl: pieces(),
      UVP: price().describe('Einer Packung, brutto; null, wo keiner bekannt ist'),
      version: idAnswer().describe('Steigt mit jedem Speichern; PUT und DELETE nehmen sie'),
      created: momentAnswer(),
      last_modified: momentAnswer(),
    })
    .meta({ id: 'Produktzeile' });

/** Euros as text with a dot and two decimals, null if unknown. */
const amount = (cents: Cents | null) => (cents === null ? null : toDecimal(cents));

export function productAnswer({ sizes, image, ...product }: Product) {
  return {
    ...product,
    wiederverwendbar: product.wiederverwendbar === true,
    ...(image !== undefined && {
      images: { large: imageAddress(image, 'large'), small: imageAddress(image, 'small') },
    }),
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([name, size]) => [
        name,
        {
          id: size.id,
          Artikelnummer: size.Artikelnummer,
          pzn: size.PZN,
          aidnumber: size.aidnumber,
          hu: size.hu,
          pieces: size.amount ?? size.pieces,
          price: amount(size.price),
        },
      ]),
    ),
  };
}

export function flatProductAnswer({ UVP, created, lastModified, ...row }: FlatProduct) {
  return {
    ...row,
    UVP: amount(UVP),
    created: created.toISOString(),
    last_modified: lastModified.toISOString(),
  };
}
