import * as z from 'zod/mini';
import { krankenkassenChoiceInput } from '#institution/domain';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';
import { ENTRY_CONTROLS } from './kasse-form.ts';

const { version, entries } = krankenkassenChoiceInput.shape;

/** An institution's Krankenkassen as the form sends them; an empty list has no control. */
export const choiceForm = formOf(z.strictObject({ version, entries: z.optional(entries) }), {
  'entries[].krankenkassenId': WHOLE_NUMBER,
  ...ENTRY_CONTROLS,
});
