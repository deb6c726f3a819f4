import * as z from 'zod';
import { ERROR_CODES } from '#platform/domain';

// Schemas of answers are functions: they are made for the document, when somebody asks for it.

/** What a call answers that is done and has nothing to say. */
export const doneAnswer = () => z.strictObject({ success: z.literal(true) });
export const DONE = { success: true } as const;

/** An id. */
export const idAnswer = () => z.int().positive();

/** Yes and no, as the documented calls write them. */
export const flagAnswer = () => z.literal([0, 1]).describe('0 nein, 1 ja');

/** Euros: a text with a dot and two decimals (readings, section 2). */
export const amountAnswer = () =>
  z
    .string()
    .regex(/^\d+\.\d\d$/)
    .describe('Euro, mit Punkt und zwei Stellen');

/** A moment, in UTC. */
export const momentAnswer = () => z.iso.datetime({ precision: 3 });

/** What every failed call is answered with. */
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

/** Why a call that looks at a password may refuse. */
export const BUSY =
  'Es werden gerade zu viele Passwörter geprüft; ein neuer Versuch nach einigen Sekunden hilft.';
