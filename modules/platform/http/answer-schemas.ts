import * as z from 'zod';
import { ERROR_CODES } from '../domain/errors.ts';

// Schemas of answers are functions, so that they are only created for the API document.

/** The answer of a call without a result. */
export const doneAnswer = () => z.strictObject({ success: z.literal(true) });
export const DONE = { success: true } as const;

/** An id. */
export const idAnswer = () => z.int().positive();

/** A flag of the documented calls. */
export const flagAnswer = () => z.literal([0, 1]).describe('0 nein, 1 ja');

/** Euros as text with a dot and two decimals. */
export const amountAnswer = () =>
  z
    .string()
    .regex(/^\d+\.\d\d$/)
    .describe('Euro, mit Punkt und zwei Stellen');

/** A moment in UTC. */
export const momentAnswer = () => z.iso.datetime({ precision: 3 });

/** The answer of every failed call. */
export const errorAnswerSchema = () =>
  z
    .strictObject({
      error: z.enum([...ERROR_CODES, 'failed']).describe('Kennung für Programme'),
      message: z.string().describe('Satz für Menschen'),
      fields: z
        .record(z.string(), z.string())
        .optional()
        .describe('Was an welchem Feld nicht stimmt; ein leerer Name meint das Ganze'),
      current: z.unknown().optional().describe('Nach einem Konflikt: was jetzt gespeichert ist'),
    })
    .meta({ id: 'Fehler' });

/** Refusal of calls that check a password. */
export const BUSY =
  'Es werden gerade zu viele Passwörter geprüft; ein neuer Versuch nach einigen Sekunden hilft.';
