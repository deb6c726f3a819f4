import * as z from 'zod/mini';
import { ownPasswordInput } from '../password/typed-passwords.ts';

/** Far above any code including separators. */
export const CODE_MAX_LENGTH = 40;

const MISSING = 'Bitte geben Sie den Code ein.';
const TOO_LONG = 'Ein Code ist kürzer. Bitte geben Sie nur den Code ein.';
const code = z.string(MISSING).check(z.minLength(1, MISSING), z.maxLength(CODE_MAX_LENGTH, TOO_LONG));

/** The code alone; the password was checked before. */
export const codeInput = z.strictObject({ code });

/** Reauthentication of a logged-in user; the code is empty if there is no second factor. */
export const proofInput = z.extend(ownPasswordInput, {
  code: z.string().check(z.maxLength(CODE_MAX_LENGTH, TOO_LONG)),
});

/** The first code of the secret being set up. */
export const firstCodeInput = z.strictObject({ step: z.string().check(z.maxLength(43)), code });
