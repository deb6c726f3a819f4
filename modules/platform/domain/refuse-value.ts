import * as z from 'zod/mini';

/**
 * Refuses the value of a `z.transform` with a German message that names the field; the transform returns the result.
 */
export function refuseValue(context: z.core.ParsePayload, message: string): never {
  context.issues.push({ code: 'custom', message, input: context.value });
  return z.NEVER;
}
