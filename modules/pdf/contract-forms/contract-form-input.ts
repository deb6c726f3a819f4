import * as z from 'zod/mini';
import { ONE_LINE, refuseValue, rowId, rowVersion } from '#platform/domain';
import { FORM_NAME_LENGTH, formMappingSchema } from './contract-form.ts';

const NO_NAME = 'Bitte geben Sie dem Formular einen Namen.';

/** Name of a form, as consultations show it. */
export const formName = z.transform((given: unknown, context): string => {
  const name = typeof given === 'string' ? given.normalize('NFC').trim() : '';
  if (name === '') return refuseValue(context, NO_NAME);
  if (name.length > FORM_NAME_LENGTH)
    return refuseValue(context, `Der Name des Formulars hat mehr als ${FORM_NAME_LENGTH} Zeichen.`);
  return ONE_LINE.test(name)
    ? name
    : refuseValue(context, 'Der Name enthält Zeichen, die nicht erlaubt sind.');
});

/** Most Krankenkassen that a form can be tied to. */
const MAX_KASSEN = 200;

const kassen = z.readonly(
  z
    .array(z.string().check(z.minLength(1), z.maxLength(200)))
    .check(z.maxLength(MAX_KASSEN, `Ein Formular kann höchstens ${MAX_KASSEN} Krankenkassen haben.`)),
);

/** What can be changed of a stored form. */
export const contractFormInput = z.strictObject({
  id: rowId,
  version: rowVersion,
  name: formName,
  kassen,
  mapping: formMappingSchema,
});
export type ContractFormInput = z.output<typeof contractFormInput>;
