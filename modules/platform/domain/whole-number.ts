import * as z from 'zod/mini';
import { refuseValue } from './refuse-value.ts';

/** A whole number within bounds, as a number or as typed text. */
export function wholeNumber(label: string, least: number, most: number) {
  return z.transform((given: unknown, context): number => {
    const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : '';
    if (text === '') return refuseValue(context, `Bitte füllen Sie das Feld „${label}“ aus.`);
    if (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
    return refuseValue(context, `„${label}“ ist eine ganze Zahl von ${least} bis ${most}.`);
  });
}
