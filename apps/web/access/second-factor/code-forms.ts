import { codeInput, firstCodeInput, proofInput } from '#auth/domain';
import { formOf } from '../../ui/form/form-schema.ts';

/** The code alone; the password was checked before. */
export const codeForm = formOf(codeInput);

/** Reauthentication of a logged-in user; the code is empty if there is no second factor. */
export const proofForm = formOf(proofInput);

/** The first code of the secret being set up. */
export const confirmForm = formOf(firstCodeInput);
