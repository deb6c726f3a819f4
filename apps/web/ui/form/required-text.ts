import * as z from 'zod/mini';

/** A field that must be filled in, with its bounds in German words. */
export function requiredText(missing: string, longest: number, tooLong: string) {
  return z.string(missing).check(z.minLength(1, missing), z.maxLength(longest, tooLong));
}
