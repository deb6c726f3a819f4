import * as z from 'zod/mini';

/** A required text field with length limits and German messages. */
export function requiredText(missing: string, longest: number, tooLong: string) {
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(longest, tooLong));
}
