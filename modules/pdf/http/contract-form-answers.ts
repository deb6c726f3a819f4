import * as z from 'zod';
import { idAnswer } from '#platform/http';
import type { ManagedForm } from '../form-admin/managed-form.ts';

const count = (meaning: string) => z.int().nonnegative().describe(meaning);

/** A form in a list: without its fields. */
export const listedFormAnswer = () =>
  z
    .strictObject({
      id: idAnswer(),
      version: idAnswer().describe('Steigt mit jeder Änderung des Formulars'),
      name: z.string(),
      kassen: z.array(z.string()).describe('Krankenkassen, für die es angeboten wird; leer: für alle'),
      pages: count('Seiten'),
      fields: count('Felder'),
      mapped: count('Angaben, die in Feldern stehen'),
    })
    .meta({ id: 'Vertragsformular' });

const fieldAnswer = () =>
  z
    .strictObject({
      name: z.string().describe('Name im PDF'),
      label: z.string().describe('Beschreibung im PDF; leer, wo keine ist'),
      page: z.int().positive(),
      kind: z
        .enum(['text', 'check', 'radio', 'choice'])
        .describe('Text, Kästchen, eines von mehreren Kästchen, Auswahlliste'),
      options: z
        .array(z.strictObject({ id: z.string(), label: z.string() }))
        .describe('Die Kästchen von radio, die Einträge von choice'),
      locked: z
        .literal(true)
        .optional()
        .describe('Verborgen oder schreibgeschützt: wird nur ausgefüllt, wenn etwas dafür gewählt ist'),
    })
    .meta({ id: 'Formularfeld' });

const entryAnswer = () =>
  z
    .strictObject({
      field: z.string().describe('Name des Feldes'),
      option: z
        .string()
        .nullable()
        .describe('Das Kästchen von radio oder der Eintrag von choice, den ein Kreuz wählt; sonst null'),
      value: z.string().describe('Schlüssel dessen, was darin steht'),
      text: z.string().optional().describe('Der Text von fixed'),
    })
    .meta({ id: 'Feldangabe' });

/** A form with its fields and their content. */
export const formAnswer = () =>
  z
    .strictObject({
      id: idAnswer(),
      version: idAnswer(),
      name: z.string(),
      kassen: z.array(z.string()),
      pages: count('Seiten'),
      fields: z.array(fieldAnswer()),
      mapping: z.array(entryAnswer()),
    })
    .meta({ id: 'VertragsformularMitFeldern' });

export const unprotectedAnswer = () =>
  z.boolean().describe('Die Datei ist vor Änderungen geschützt; gespeichert wird sie ohne diesen Schutz');

/** What another file changes. */
export const comparisonAnswer = () => {
  // Each named schema once: the document refers to it.
  const [field, entry] = [fieldAnswer(), entryAnswer()];
  return z.strictObject({
    pages: z.strictObject({ before: count('Bisher'), after: count('Danach') }).describe('Seiten'),
    common: count('Felder, die es in beiden Dateien gibt'),
    added: z.array(field).describe('Felder, die neu sind'),
    gone: z
      .array(z.strictObject({ field, entries: z.array(entry) }))
      .describe('Felder, die wegfallen, mit dem, was darin stand'),
    unfit: z.array(z.strictObject({ field, entry })).describe('Angaben, die nicht mehr in ihr Feld passen'),
    mapping: z.array(entry).describe('Was danach in den Feldern steht'),
    unprotected: unprotectedAnswer(),
  });
};

/** A form as the list answers it. */
export function listedForm({ fields, mapping, ...form }: ManagedForm) {
  return { ...form, fields: fields.length, mapped: mapping.length };
}
