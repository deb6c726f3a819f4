import * as z from 'zod';
import { describeCall, doneAnswer, idAnswer, idParameter } from '#platform/http';
import { FORM_LIMITS, FORM_NAME_LENGTH } from '../contract-forms/contract-form.ts';
import {
  addForm,
  compareForm,
  deleteForm,
  formOwner,
  replaceForm,
  saveForm,
} from '../form-admin/contract-form.calls.ts';
import {
  comparisonAnswer,
  formAnswer,
  listedFormAnswer,
  unprotectedAnswer,
} from './contract-form-answers.ts';

const list = 'cms/vertragsformulare.php';
const one = 'cms/vertragsformular.php';

const NO_RIGHT =
  'Das Recht kont_einst fehlt; die Formulare für alle Institutionen sind allein dem Personal des Herstellers offen.';
const GONE = 'Das Formular gibt es nicht, oder es ist das einer anderen Institution.';
const OTHER = 'Eine andere Version ist gespeichert; current ist, was GET jetzt antworten würde.';
const BUSY = 'Es werden zu viele Dateien gleichzeitig verarbeitet.';
const VERSION = 'Die version, die GET geantwortet hat';

const OWNER = 'Wessen Formulare: die der eigenen Institution, oder mit vendor die für alle';

const FILE = `PDF mit Formularfeldern, höchstens 5 MB, ${FORM_LIMITS.pages} Seiten und ${FORM_LIMITS.fields} Felder`;

export const formsCall = describeCall({
  method: 'GET',
  path: list,
  summary: 'Vertragsformulare',
  about: 'PDF-Formulare, die ein Vertrag vorschreibt; Beratungen bieten sie ausgefüllt an.',
  takes: 'query',
  input: z.strictObject({ fuer: formOwner }),
  fields: { fuer: OWNER },
  examples: { 'Eigene Institution': {} },
  answer: () => z.array(listedFormAnswer()),
  refusals: { 403: NO_RIGHT },
});

export const addFormCall = describeCall({
  ...addForm,
  summary: 'Vertragsformular hochladen',
  about:
    'Skripte, Aktionen und eingebettete Dateien werden entfernt, ebenso ein Schutz vor Änderungen, der das Ausfüllen erlaubt. Das Formular wird bei allen Krankenkassen angeboten, und seine Felder sind leer, bis PUT es anders sagt.',
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
  input: z.strictObject({ id: idParameter, fuer: formOwner }),
  fields: { id: 'Des Formulars', fuer: OWNER },
  examples: { Formular: { id: '1' } },
  answer: formAnswer,
  refusals: { 403: NO_RIGHT, 404: GONE },
});

export const saveFormCall = describeCall({
  ...saveForm,
  summary: 'Namen, Krankenkassen und Felder eines Vertragsformulars speichern',
  about:
    'Nimmt, was GET antwortet. mapping ersetzt, was in den Feldern steht; ein Feld, das es nicht nennt, bleibt offen für die Hand. In Text passt alles, in Kästchen ein Kreuz, in eine Auswahlliste ein Text, der einen Eintrag nennt, oder zu Einträgen je ein Kreuz, das ihn wählt.',
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
  ...deleteForm,
  summary: 'Vertragsformular löschen',
  about: 'Beratungen bieten es nicht mehr an. Ausgefüllte Formulare, die gesendet sind, bleiben.',
  fields: { id: 'Des Formulars', version: VERSION, fuer: OWNER },
  examples: { Formular: { id: '1', version: '1' } },
  answer: doneAnswer,
  refusals: { 403: NO_RIGHT, 404: GONE, 409: OTHER },
});

const newFile = {
  fields: { file: FILE, id: 'Des Formulars', version: VERSION, fuer: OWNER },
  examples: { 'Neuere Ausgabe': { id: '1', version: '1' } },
  refusals: { 403: NO_RIGHT, 404: GONE, 409: OTHER, 503: BUSY },
} as const;

export const compareFormCall = describeCall({
  ...compareForm,
  summary: 'Neuere Datei eines Vertragsformulars vergleichen',
  about: 'Sagt, was PUT mit derselben Datei ändern würde. Geschrieben wird nichts.',
  ...newFile,
  answer: comparisonAnswer,
});

export const replaceFormCall = describeCall({
  ...replaceForm,
  summary: 'Datei eines Vertragsformulars ersetzen',
  about: 'Was in Feldern gleichen Namens und gleicher Art steht, bleibt; alles andere geht verloren.',
  ...newFile,
  answer: () => z.strictObject({ id: idAnswer(), version: idAnswer() }),
});
