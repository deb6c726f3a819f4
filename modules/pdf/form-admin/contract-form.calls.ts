import * as z from 'zod/mini';
import { type Done, defineCall, type FileLimit, idNumber, idText, sentFile, type } from '#platform/domain';
import { FIXED_TEXT_LENGTH, FORM_LIMITS, FORM_TOO_LARGE } from '../contract-forms/contract-form.ts';
import { formName } from '../contract-forms/contract-form-input.ts';
import { FORM_VALUES } from '../contract-forms/form-values.ts';
import type { FileComparison } from './contract-form-admin.service.ts';
import type { ManagedForm } from './managed-form.ts';

const one = 'cms/vertragsformular.php';
const fileOf = 'cms/vertragsformular_datei.php';

const TEXT = 'Bitte einen Text angeben.';
const LIST = 'Bitte eine Liste angeben.';
const characters = (most: number) => `Höchstens ${most} Zeichen.`;
const text = (most: number) => z.string(TEXT).check(z.maxLength(most, characters(most)));
const filled = (most: number) =>
  z.string(TEXT).check(z.minLength(1, TEXT), z.maxLength(most, characters(most)));
const list = <Entry extends z.ZodMiniType>(entry: Entry, most: number, tooMany: string) =>
  z.array(entry, LIST).check(z.maxLength(most, tooMany));

/** Whose forms. */
export const formOwner = z._default(
  z.enum(['institution', 'vendor'], 'Erlaubt sind institution und vendor.'),
  'institution',
);

/** A form that a contract prescribes. */
const CONTRACT_FORM_FILE: FileLimit = { field: 'file', most: FORM_LIMITS.bytes, tooLarge: FORM_TOO_LARGE };

const file = sentFile('application/pdf');

const entry = z.strictObject(
  {
    field: filled(FORM_LIMITS.name),
    option: z.nullable(text(FORM_LIMITS.name)),
    value: z.enum(FORM_VALUES.map(({ key }) => key) as [string, ...string[]], 'Diesen Wert gibt es nicht.'),
    text: z.optional(text(FIXED_TEXT_LENGTH)),
  },
  'Bitte ein Objekt mit field, option und value angeben.',
);

/** Stores an uploaded form. */
export const addForm = defineCall({
  method: 'POST',
  path: 'cms/vertragsformulare.php',
  takes: 'parts',
  file: CONTRACT_FORM_FILE,
  input: z.strictObject({ file, name: formName, fuer: formOwner }),
  answers: type<{ readonly id: number; readonly unprotected: boolean }>(),
});

/** Stores name, Krankenkassen and what stands in the fields; also takes a form as GET answers it. */
export const saveForm = defineCall({
  method: 'PUT',
  path: one,
  takes: 'json',
  mostBytes: FORM_LIMITS.mappingBytes,
  input: z.strictObject({
    id: idNumber,
    version: idNumber,
    name: formName,
    kassen: list(filled(200), 200, 'Ein Formular kann höchstens 200 Krankenkassen haben.'),
    mapping: list(entry, 2 * FORM_LIMITS.fields, `Höchstens ${2 * FORM_LIMITS.fields} Einträge.`),
    pages: z.optional(z.int('Bitte eine Zahl angeben.')),
    fields: z.optional(z.array(z.looseObject({}, 'Bitte ein Objekt angeben.'), LIST)),
    fuer: formOwner,
  }),
  answers: type<{ readonly id: number; readonly version: number }>(),
  conflict: type<ManagedForm>(),
});

/** Deletes a form. */
export const deleteForm = defineCall({
  method: 'DELETE',
  path: one,
  takes: 'query',
  input: z.strictObject({ id: idText, version: idText, fuer: formOwner }),
  answers: type<Done>(),
  conflict: type<ManagedForm>(),
});

const newFile = {
  path: fileOf,
  takes: 'parts',
  file: CONTRACT_FORM_FILE,
  input: z.strictObject({ file, id: idText, version: idText, fuer: formOwner }),
  conflict: type<ManagedForm>(),
} as const;

/** Says what another file would change in a form. */
export const compareForm = defineCall({ method: 'POST', ...newFile, answers: type<FileComparison>() });

/** Replaces a form's file. */
export const replaceForm = defineCall({
  method: 'PUT',
  ...newFile,
  answers: type<{ readonly id: number; readonly version: number }>(),
});
