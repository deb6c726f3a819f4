import * as z from 'zod';
import { parseEuro } from '#platform/domain';
import { isValidEan, isValidPzn } from './check-digits.ts';
import { PRODUCT_TYPES, parseApplicationType, SEVERITIES, TIERS } from './vocabulary.ts';

/** Columns of the product table, in the order of the file (access specification, section 7). */
export const PRODUCT_COLUMNS = [
  'id',
  'Artikelnummer',
  'Produktbezeichnung',
  'Schweregrad',
  'PremiumBasis',
  'Inkontinenzprodukt',
  'PZN',
  'EAN',
  'Hilfsmittelnummer',
  'Konfektionsgroesse',
  'Hueftumfang',
  'Anzahl',
  'Anwendungstyp',
  'UVP',
  'Vorteilskommunikation',
  'imagepfad',
  'Tropfenanzahl',
  'ICONS',
  'liquid',
  'created',
  'last_modified',
] as const;

const text = (max: number) => z.string().trim().max(max, `Höchstens ${max} Zeichen.`);
const filled = (max: number) => text(max).min(1, 'Bitte ausfüllen.');
const lines = (separator: RegExp) =>
  z.string().transform((value) =>
    value
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** One row of the product table as a file holds it: texts in, checked values out. Messages are German. */
export const productRowSchema = z
  .strictObject({
    id: z.string().regex(/^\d{0,9}$/, 'Keine gültige id.'),
    Artikelnummer: filled(20),
    Produktbezeichnung: filled(200),
    Schweregrad: z.enum(SEVERITIES, 'Unbekannter Schweregrad.'),
    PremiumBasis: z.enum(TIERS, 'Erlaubt sind Premium, Basis und -.'),
    Inkontinenzprodukt: z.enum(PRODUCT_TYPES, 'Unbekannte Produktart.'),
    PZN: z.string().refine(isValidPzn, 'Keine gültige PZN (8 Ziffern mit Prüfziffer).'),
    EAN: z.string().refine(isValidEan, 'Keine gültige EAN (13 Ziffern mit Prüfziffer).'),
    Hilfsmittelnummer: text(20),
    Konfektionsgroesse: filled(30),
    Hueftumfang: text(50),
    Anzahl: filled(30),
    Anwendungstyp: z.string().transform((label, context) => {
      const type = parseApplicationType(label);
      if (type === null) context.addIssue({ code: 'custom', message: 'Unbekannter Anwendungstyp.' });
      return type ?? z.NEVER;
    }),
    UVP: z.string().transform((amount, context) => {
      if (amount.trim() === '') return null;
      const cents = parseEuro(amount);
      if (cents === null) context.addIssue({ code: 'custom', message: 'Kein gültiger Betrag.' });
      return cents;
    }),
    Vorteilskommunikation: lines(/\r?\n/),
    imagepfad: text(200),
    Tropfenanzahl: z.string().transform((value, context) => {
      const halves = Number(value.replace(',', '.')) * 2;
      if (value.trim() === '' || !Number.isInteger(halves) || halves < 0 || halves > 20) {
        context.addIssue({ code: 'custom', message: 'Erlaubt sind 0 bis 10 in Schritten von 0,5.' });
      }
      return halves / 2;
    }),
    ICONS: lines(/,/),
    liquid: z.enum(['0', '1'], 'Erlaubt sind 0 und 1.').transform((value) => value === '1'),
    created: z.string(),
    last_modified: z.string(),
  })
  .transform((row, context) => {
    const pieces = row.liquid ? 1 : Number(row.Anzahl);
    if (!Number.isInteger(pieces) || pieces < 1 || pieces > 10_000) {
      context.addIssue({ code: 'custom', path: ['Anzahl'], message: 'Keine gültige Stückzahl.' });
    }
    return { ...row, pieces, amount: row.liquid ? row.Anzahl : null };
  });

/** A checked row: one size of a product. Amounts in cents. */
export type ProductTableRow = z.output<typeof productRowSchema>;

/** What makes rows sizes of one product (readings, section 3). */
export function productIdentity(row: ProductTableRow): string {
  return JSON.stringify([
    row.Produktbezeichnung,
    row.Anwendungstyp,
    row.PremiumBasis,
    row.Schweregrad,
    row.Tropfenanzahl,
  ]);
}
