import { wordingInput } from '#institution/domain';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

export const wordingForm = formOf(wordingInput, { version: WHOLE_NUMBER });
