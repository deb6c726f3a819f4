import * as z from 'zod/mini';
import { type Cents, noAmount, ONE_LINE, parseEuro, refuseValue, requiredLine } from '#platform/domain';
import { isValidEan, isValidPzn } from './check-digits.ts';
import { FEATURE_ICONS } from './feature-icons.ts';
import { ONE_SIZE } from './product.ts';
import { CLOTHING_SIZES } from './size-order.ts';
import {
  type ApplicationType,
  PRODUCT_TYPES,
  parseApplicationType,
  SEVERITIES,
  TIERS,
} from './vocabulary.ts';

/** Above any list price: 99.999,99 €. */
const MAX_UVP = 9_999_999;
const MAX_LINES = 20;
const MAX_LINE = 300;
const DROPS_MAX = 10;

const ICONS: ReadonlySet<string> = new Set(FEATURE_ICONS.map(({ name }) => name));

/** Labels of the fields of the product table (access specification, section 3). */
export const PRODUCT_LABELS = {
  Artikelnummer: 'Artikelnummer',
  Produktbezeichnung: 'Produktbezeichnung',
  Schweregrad: 'Schweregrad',
  PremiumBasis: 'Premium/Basis',
  Inkontinenzprodukt: 'Produktart',
  PZN: 'PZN',
  EAN: 'EAN',
  Hilfsmittelnummer: 'Hilfsmittelnummer',
  Konfektionsgroesse: 'Konfektionsgröße',
  Hueftumfang: 'Hüftumfang',
  Anzahl: 'Anzahl',
  Anwendungstyp: 'Anwendungstyp',
  UVP: 'UVP',
  Vorteilskommunikation: 'Vorteilskommunikation',
  imagepfad: 'Bild',
  Tropfenanzahl: 'Tropfenanzahl',
  ICONS: 'Symbole',
  liquid: 'Flüssig',
  wiederverwendbar: 'Wiederverwendbar',
} as const;

const L = PRODUCT_LABELS;
const missing = (label: string) => `Bitte füllen Sie das Feld „${label}“ aus.`;

/** The trimmed text of a cell, a control or a call; null if empty. */
const textOf = (given: unknown): string | null =>
  typeof given === 'string' || typeof given === 'number' ? String(given).trim() || null : null;

function optionalLine(label: string, most: number) {
  return z
    .string(missing(label))
    .check(
      z.trim(),
      z.maxLength(most, `„${label}“ hat mehr als ${most} Zeichen.`),
      z.regex(ONE_LINE, `„${label}“ enthält Zeichen, die nicht erlaubt sind.`),
    );
}

/** A value of a closed list. */
function oneOf<const Value extends string>(label: string, values: readonly Value[]) {
  return z.transform((given: unknown, context): Value => {
    const text = textOf(given);
    if (text === null) return refuseValue(context, missing(label));
    const found = values.find((value) => value === text);
    return found ?? refuseValue(context, `„${label}“ muss einer dieser Werte sein: ${values.join(', ')}.`);
  });
}

const anwendungstyp = z.transform((given: unknown, context): ApplicationType => {
  const text = textOf(given);
  if (text === null) return refuseValue(context, missing(L.Anwendungstyp));
  const type = parseApplicationType(text);
  return type ?? refuseValue(context, `Einen Anwendungstyp „${text.slice(0, 40)}“ gibt es nicht.`);
});

/** Restores the leading zeros that a spreadsheet strips from a PZN. */
const pzn = z.transform((given: unknown, context): string => {
  const text = textOf(given);
  if (text === null) return refuseValue(context, missing(L.PZN));
  if (!/^\d{1,8}$/.test(text)) return refuseValue(context, 'Eine PZN hat 8 Ziffern.');
  const whole = text.padStart(8, '0');
  return isValidPzn(whole) ? whole : refuseValue(context, `Die Prüfziffer der PZN ${whole} stimmt nicht.`);
});

const ean = z.transform((given: unknown, context): string => {
  const text = textOf(given);
  if (text === null) return refuseValue(context, missing(L.EAN));
  if (/^\d{12}$/.test(text) && isValidEan(`0${text}`))
    return refuseValue(context, 'Eine EAN hat 13 Ziffern: Die führende Null fehlt.');
  if (!/^\d{13}$/.test(text)) return refuseValue(context, 'Eine EAN hat 13 Ziffern.');
  return isValidEan(text) ? text : refuseValue(context, `Die Prüfziffer der EAN ${text} stimmt nicht.`);
});

/** Normalises the spelling of clothing sizes and `onesize`, ignoring case. */
const konfektionsgroesse = z.pipe(
  requiredLine(L.Konfektionsgroesse, 30),
  z.transform((text) => {
    if (text.toLowerCase() === ONE_SIZE) return ONE_SIZE;
    return CLOTHING_SIZES.includes(text.toUpperCase()) ? text.toUpperCase() : text;
  }),
);

/** Count per pack, or the amount of a liquid; `productFaults` checks which one is allowed. */
const anzahl = z.transform((given: unknown, context): string => {
  const read = requiredLine(L.Anzahl, 30).safeParse(textOf(given) ?? '');
  return read.success ? read.data : refuseValue(context, read.error.issues[0]?.message ?? '');
});

/**
 * A list price in euros with comma or dot; null if unknown. Numbers are refused, because 17 might be euros or cents.
 */
const uvp = z.transform((given: unknown, context): Cents | null => {
  if (given === null || (typeof given === 'string' && given.trim() === '')) return null;
  if (given === undefined) return refuseValue(context, missing(L.UVP));
  if (typeof given !== 'string')
    return refuseValue(context, `„${L.UVP}“ ist ein Text mit Euro, wie "17.85", keine Zahl.`);
  const cents = parseEuro(given);
  if (cents === null) return refuseValue(context, noAmount(L.UVP, given.trim()));
  return cents <= MAX_UVP ? cents : refuseValue(context, `„${L.UVP}“ liegt über 99.999,99 €.`);
});

const tropfenanzahl = z.transform((given: unknown, context): number => {
  const text = textOf(given);
  if (text === null) return refuseValue(context, missing(L.Tropfenanzahl));
  const halves = /^\d{1,2}([.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) * 2 : Number.NaN;
  if (Number.isInteger(halves) && halves <= DROPS_MAX * 2) return halves / 2;
  return refuseValue(context, `„${L.Tropfenanzahl}“ geht von 0 bis 10 in Schritten von 0,5.`);
});

/** The texts of a list, or of one text with separators; without empty ones. */
function partsOf(given: unknown, separator: RegExp): readonly string[] | null {
  const parts = typeof given === 'string' ? given.split(separator) : given;
  if (!Array.isArray(parts) || parts.some((part) => typeof part !== 'string')) return null;
  return parts.map((part: string) => part.trim()).filter((part) => part !== '');
}

/** Selling points, one per line. */
const vorteile = z.transform((given: unknown, context): readonly string[] => {
  const label = L.Vorteilskommunikation;
  const lines = partsOf(given, /\r\n|\n|\r/);
  if (lines === null) return refuseValue(context, missing(label));
  if (lines.length > MAX_LINES) return refuseValue(context, `„${label}“ hat mehr als ${MAX_LINES} Zeilen.`);
  if (lines.some((line) => line.length > MAX_LINE))
    return refuseValue(context, `Eine Zeile von „${label}“ hat mehr als ${MAX_LINE} Zeichen.`);
  if (!lines.every((line) => ONE_LINE.test(line)))
    return refuseValue(context, `„${label}“ enthält Zeichen, die nicht erlaubt sind.`);
  return lines;
});

const icons = z.transform((given: unknown, context): readonly string[] => {
  const names = partsOf(given, /,/);
  if (names === null) return refuseValue(context, missing(L.ICONS));
  const unknown = names.find((name) => !ICONS.has(name));
  if (unknown !== undefined)
    return refuseValue(context, `Ein Symbol „${unknown.slice(0, 40)}“ gibt es nicht.`);
  return [...new Set(names)];
});

const YES_OR_NO: Readonly<Record<string, boolean>> = { 0: false, 1: true, nein: false, ja: true };
const yesOrNo = (label: string) =>
  z.transform((given: unknown, context): boolean => {
    if (typeof given === 'boolean') return given;
    const text = textOf(given)?.toLowerCase() ?? '';
    return YES_OR_NO[text] ?? refuseValue(context, `„${label}“: Erlaubt sind 0 und 1.`);
  });

/** The fields of the product table, as entered in a form, a call or a cell. Amounts in cents. */
export const productFields = {
  Artikelnummer: requiredLine(L.Artikelnummer, 20),
  Produktbezeichnung: requiredLine(L.Produktbezeichnung, 200),
  Schweregrad: oneOf(L.Schweregrad, SEVERITIES),
  PremiumBasis: oneOf(L.PremiumBasis, TIERS),
  Inkontinenzprodukt: oneOf(L.Inkontinenzprodukt, PRODUCT_TYPES),
  PZN: pzn,
  EAN: ean,
  Hilfsmittelnummer: optionalLine(L.Hilfsmittelnummer, 20),
  Konfektionsgroesse: konfektionsgroesse,
  Hueftumfang: optionalLine(L.Hueftumfang, 50),
  Anzahl: anzahl,
  Anwendungstyp: anwendungstyp,
  UVP: uvp,
  Vorteilskommunikation: vorteile,
  imagepfad: optionalLine(L.imagepfad, 200),
  Tropfenanzahl: tropfenanzahl,
  ICONS: icons,
  liquid: yesOrNo(L.liquid),
  wiederverwendbar: yesOrNo(L.wiederverwendbar),
} as const;

/** The same as files and calls give them: they may leave out what came later than they did. */
export const writtenFields = {
  ...productFields,
  wiederverwendbar: z.optional(productFields.wiederverwendbar),
} as const;

/** A row of the product table without its id: one size with its product. */
export type ProductFields = {
  readonly [Name in keyof typeof productFields]: z.output<(typeof productFields)[Name]>;
};

/**
 * A row to be written. Without `wiederverwendbar` an existing product keeps its stored value, and a new one is not
 * reusable, so that a file without the column changes no figures.
 */
export type WrittenFields = Omit<ProductFields, 'wiederverwendbar'> & {
  readonly wiederverwendbar?: boolean | undefined;
};
