import * as z from 'zod/mini';
import { formatEuro, noAmount, parseEuro, toDecimal } from '../money.ts';
import { listedName } from '../names.ts';
import { refuseValue } from '../refuse-value.ts';
import { wholeNumber } from '../whole-number.ts';
import type { ColumnType } from './column-type.ts';

/** 9.999,99 €: above any flat rate, and far below what an integer holds. */
export const MAX_AMOUNT = 999_999;

/**
 * A name by which people tell rows apart.
 *
 * @param most characters that people may enter
 * @param length of the column in the table
 */
export function name(label: string, most: number, length = most): ColumnType<string> {
  return line(listedName(label, most), most, length);
}

/** A text of one line, read by a schema of its own. */
export function line(schema: z.ZodMiniType<string>, most: number, length = most): ColumnType<string> {
  return {
    ...{ schema, most },
    stored: { kind: 'text', length },
    initial: '',
    cell: (value) => value,
    json: (value) => value,
    control: 'line',
  };
}

/**
 * An amount in cents, entered in euros with a comma or a dot. A number is refused: 17 might be either.
 * CSV files carry a comma, as spreadsheets calculate with it; calls carry a dot and two decimals.
 */
export function amount(label: string): ColumnType<number> {
  return {
    schema: z.transform((given: unknown, context): number => {
      if (typeof given === 'number')
        return refuseValue(context, `„${label}“ ist ein Text mit Euro, wie "17.85", keine Zahl.`);
      const text = typeof given === 'string' ? given.trim() : '';
      const cents = parseEuro(text);
      if (text === '') return refuseValue(context, `Bitte füllen Sie das Feld „${label}“ aus.`);
      if (cents === null) return refuseValue(context, noAmount(label, text));
      if (cents > MAX_AMOUNT) return refuseValue(context, `„${label}“ liegt über 9.999,99 €.`);
      return cents;
    }),
    stored: { kind: 'integer' },
    initial: 0,
    cell: (cents) => toDecimal(cents).replace('.', ','),
    json: toDecimal,
    shown: formatEuro,
    control: 'amount',
    answers: 'amount',
  };
}

/** A whole number within bounds. */
export function integer(label: string, least: number, most: number, initial = least): ColumnType<number> {
  return {
    schema: wholeNumber(label, least, most),
    stored: { kind: 'integer' },
    initial,
    cell: String,
    json: (value) => value,
    control: 'number',
    most: String(most).length,
    answers: 'integer',
  };
}

/** Yes or no: a box in forms, `true` and `false` in calls, `ja` and `nein` in files. */
export const flag: ColumnType<boolean> = {
  schema: z.boolean('Erlaubt sind ja und nein.'),
  callSchema: z.boolean('Erlaubt sind true und false.'),
  cellSchema: z.pipe(
    z.string().check(z.trim(), z.toLowerCase(), z.regex(/^(ja|nein)$/, 'Erlaubt sind ja und nein.')),
    z.transform((text) => text === 'ja'),
  ),
  stored: { kind: 'boolean' },
  initial: false,
  cell: (value) => (value ? 'ja' : 'nein'),
  json: (value) => value,
  control: 'box',
  answers: 'boolean',
};

/** A flag that calls write as 0 and 1. */
export const digitFlag: ColumnType<boolean> = {
  ...flag,
  callSchema: z.pipe(
    z.literal([0, 1], 'Erlaubt sind 0 und 1.'),
    z.transform((digit) => digit === 1),
  ),
  json: (value) => (value ? 1 : 0),
  answers: 'digit',
};
