import * as z from 'zod/mini';
import { BERECHNUNGSMETHODEN } from './berechnungsmethode.ts';

/** The Berechnungsmethode as it is saved (access specification, section 2, 'Calculation method'). */
export const methodInput = z.strictObject({
  method: z.enum(BERECHNUNGSMETHODEN, 'Bitte wählen Sie eine Berechnungsmethode aus.'),
  /** Version of the choice that the user has seen. */
  version: z.int('Die Version ist eine ganze Zahl.'),
});
export type MethodInput = z.input<typeof methodInput>;
