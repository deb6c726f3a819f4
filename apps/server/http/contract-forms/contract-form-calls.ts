import * as z from 'zod';
import { FIXED_TEXT_LENGTH, FORM_LIMITS, FORM_NAME_LENGTH, FORM_VALUES, newContractForm } from '#pdf/domain';
import { describeCall, doneAnswer, idAnswer, idField, idParameter } from '#platform/http';
import { CONTRACT_FORM_FILE } from '../../edge/body-limits.ts';
import {
  comparisonAnswer,
  formAnswer,
  listedFormAnswer,
  unprotectedAnswer,
} from './contract-form-answers.ts';

const list = 'cms/vertragsformulare.php';
const one = 'cms/vertragsformular.php';
const fileOf = 'cms/vertragsformular_datei.php';

const NO_RIGHT =
  'Das Recht kont_einst fehlt; die Formulare für alle Institutionen sind allein dem Personal des Herstellers offen.';
const GONE = 'Das Formular gibt es nicht, oder es ist das einer anderen Institution.';
const OTHER = 'Eine andere Version ist gespeichert; current ist, was GET jetzt antworten würde.';
const BUSY = 'Es werden zu viele Dateien gleichzeitig verarbeitet.';
const VERSION = 'Die version, die GET geantwortet hat';

const TEXT = 'Bitte einen Text angeben.';
const characters = (most: number) => `Höchstens ${most} Zeichen.`;

const owner = z
  .enum(['institution', 'vendor'], 'Erlaubt sind institution und vendor.')
  .default('institution');
const OWNER = 'Wessen Formulare: die der eigenen Institution, oder mit vendor die für alle';

const file = z
  .custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, 'Bitte genau eine Datei angeben.')
  .meta({ type: 'string', contentMediaType: 'application/pdf' });
const FILE = `PDF mit Formularfeldern, höchstens 5 MB, ${FORM_LIMITS.pages} Seiten und ${FORM_LIMITS.fields} Felder`;

const entry = z.strictObject(
  {
    field: z.string(TEXT).min(1, TEXT).max(FORM_LIMITS.name, characters(FORM_LIMITS.name)),
    option: z.string(TEXT).max(FORM_LIMITS.name, characters(FORM_LIMITS.name)).nullable(),
    value: z.enum(FORM_VALUES.map(({ key }) => key) as [string, ...string[]], 'Diesen Wert gibt es nicht.'),
    text: z.string(TEXT).max(FIXED_TEXT_LENGTH, characters(FIXED_TEXT_LENGTH)).optional(),
  },
  'Bitte ein Objekt mit field, option und value angeben.',
);

export const formsCall = describeCall({
  method: 'GET',
  path: list,
  summary: 'Vertragsformulare',
  about: 'PDF-Formulare, die ein Vertrag vorschreibt; Beratungen bieten sie ausgefüllt an.',
  takes: 'query',
  input: z.strictObject({ fuer: owner }),
  fields: { fuer: OWNER },
  examples: { 'Eigene Institution': {} },
  answer: () => z.array(listedFormAnswer()),
  refusals: { 403: NO_RIGHT },
});

export const addFormCall = describeCall({
  method: 'POST',
  path: list,
  summary: 'Vertragsformular hochladen',
  about:
    'Skripte, Aktionen und eingebettete Dateien werden entfernt, ebenso ein Schutz vor Änderungen, der das Ausfüllen erlaubt. Das Formular wird bei allen Krankenkassen angeboten, und seine Felder sind leer, bis PUT es anders sagt.',
  takes: 'parts',
  file: CONTRACT_FORM_FILE,
  input: z.strictObject({ file, name: newContractForm.shape.name, fuer: owner }),
  fields: {
    file: FILE,
    name: `So heißt es in der Beratung; höchstens ${FORM_NAME_LENGTH} Zeichen`,
    fuer: OWNER,
  },
  examples: { 'Für die eigene Institution': { name: 'Mehrkostenerklärung' } },
  answer: () => z.strictObject({ id: idAnswer(), unprotected: unprotectedAnswer() }),
  refusals: { 403: NO_RIGHT, 429: 'Es gibt schon 50 Formulare.', 503: BUSY },
});

export const formCall = describeCall({
  method: 'GET',
  path: one,
  summary: 'Vertragsformular mit Feldern',
  takes: 'query',
  input: z.strictObject({ id: idParameter, fuer: owner }),
  fields: { id: 'Des Formulars', fuer: OWNER },
  examples: { Formular: { id: '1' } },
  answer: formAnswer,
  refusals: { 403: NO_RIGHT, 404: GONE },
});

export const saveFormCall = describeCall({
  method: 'PUT',
  path: one,
  summary: 'Namen, Krankenkassen und Felder eines Vertragsformulars speichern',
  about:
    'Nimmt, was GET antwortet. mapping ersetzt, was in den Feldern steht; ein Feld, das es nicht nennt, bleibt offen für die Hand. In Text passt alles, in Kästchen ein Kreuz, in eine Auswahlliste ein Text, der einen Eintrag nennt, oder zu Einträgen je ein Kreuz, das ihn wählt.',
  takes: 'json',
  mostBytes: FORM_LIMITS.mappingBytes,
  input: z.strictObject({
    id: idField,
    version: idField,
    name: newContractForm.shape.name,
    kassen: z
      .array(z.string(TEXT).min(1, TEXT).max(200, characters(200)), 'Bitte eine Liste angeben.')
      .max(200, 'Ein Formular kann höchstens 200 Krankenkassen haben.'),
    mapping: z
      .array(entry, 'Bitte eine Liste angeben.')
      .max(2 * FORM_LIMITS.fields, `Höchstens ${2 * FORM_LIMITS.fields} Einträge.`),
    pages: z.int('Bitte eine Zahl angeben.').optional(),
    fields: z.array(z.looseObject({}, 'Bitte ein Objekt angeben.'), 'Bitte eine Liste angeben.').optional(),
    fuer: owner,
  }),
  fields: {
    id: 'Des Formulars',
    version: VERSION,
    name: `So heißt es in der Beratung; höchstens ${FORM_NAME_LENGTH} Zeichen`,
    kassen: 'Namen der Krankenkassen, für die es angeboten wird; leer: für alle',
    mapping: 'Was in den Feldern steht',
    pages: 'Wie GET sie antwortet; wird nicht gelesen',
    fields: 'Wie GET sie antwortet; wird nicht gelesen',
    fuer: OWNER,
  },
  examples: {
    'Ein Feld': {
      id: 1,
      version: 1,
      name: 'Mehrkostenerklärung',
      kassen: [],
      mapping: [{ field: 'Geburtsdatum', option: null, value: 'person.birthdate' }],
    },
  },
  answer: () => z.strictObject({ id: idAnswer(), version: idAnswer() }),
  refusals: { 403: NO_RIGHT, 404: GONE, 409: OTHER },
});

export const deleteFormCall = describeCall({
  method: 'DELETE',
  path: one,
  summary: 'Vertragsformular löschen',
  about: 'Beratungen bieten es nicht mehr an. Ausgefüllte Formulare, die gesendet sind, bleiben.',
  takes: 'query',
  input: z.strictObject({ id: idParameter, version: idParameter, fuer: owner }),
  fields: { id: 'Des Formulars', version: VERSION, fuer: OWNER },
  examples: { Formular: { id: '1', version: '1' } },
  answer: doneAnswer,
  refusals: { 403: NO_RIGHT, 404: GONE, 409: OTHER },
});

const newFile = {
  takes: 'parts',
  file: CONTRACT_FORM_FILE,
  input: z.strictObject({ file, id: idParameter, version: idParameter, fuer: owner }),
  fields: { file: FILE, id: 'Des Formulars', version: VERSION, fuer: OWNER },
  examples: { 'Neuere Ausgabe': { id: '1', version: '1' } },
  refusals: { 403: NO_RIGHT, 404: GONE, 409: OTHER, 503: BUSY },
} as const;

export const compareFormCall = describeCall({
  method: 'POST',
  path: fileOf,
  summary: 'Neuere Datei eines Vertragsformulars vergleichen',
  about: 'Sagt, was PUT mit derselben Datei ändern würde. Geschrieben wird nichts.',
  ...newFile,
  answer: comparisonAnswer,
});

export const replaceFormCall = describeCall({
  method: 'PUT',
  path: fileOf,
  summary: 'Datei eines Vertragsformulars ersetzen',
  about: 'Was in Feldern gleichen Namens und gleicher Art steht, bleibt; alles andere geht verloren.',
  ...newFile,
  answer: () => z.strictObject({ id: idAnswer(), version: idAnswer() }),
});
