import * as z from 'zod/mini';
import { rowVersion } from '#platform/domain';
import { BERECHNUNGSMETHODEN } from './calculation-methods.ts';

/** The Berechnungsmethode as it is saved (access specification, section 2, 'Calculation method'). */
export const methodInput = z.strictObject({
  method: z.enum(BERECHNUNGSMETHODEN, 'Bitte wählen Sie eine Berechnungsmethode aus.'),
  /** Version of the choice that the user has seen. */
  version: rowVersion,
});
export type MethodInput = z.output<typeof methodInput>;
