import { methodInput } from '#institution/domain';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

export const methodForm = formOf(methodInput, { version: WHOLE_NUMBER });
