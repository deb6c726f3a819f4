import * as z from 'zod';
import { TABLE_FILE } from '../../edge/body-limits.ts';
import { momentAnswer } from '../calls/answer-schemas.ts';
import { describeCall } from '../openapi/call-description.ts';
import {
  aboutUpload,
  UPLOAD_REFUSALS,
  uploadAnswer,
  uploadInput,
  WRITE_REFUSALS,
} from '../uploads/table-upload.ts';

const MATCHING = 'register/uploadmatchingcsv.php';
const ADM = 'register/uploadadmcsv.php';

/** Texts of the two tables. */
const TABLES = {
  [MATCHING]: {
    name: 'Matching-Tabelle',
    columns: 'knr;name_1;name_2;street;number;zip;city',
    about: 'Aus ihr beantwortet checkknr.php, zu wem eine Kundennummer gehört.',
  },
  [ADM]: {
    name: 'ADM-Tabelle',
    columns: 'knr;adm_nr;adm_name;adm_mail;adm_tel',
    about: 'Aus ihr erfährt der Hersteller, wer im Außendienst eine Kundennummer betreut.',
  },
} as const;

const BY_KNR =
  'Eine Zeile ändert die mit ihrer Kundennummer, oder kommt hinzu. Was nicht in der Datei steht, bleibt.';

const lastCall = (path: keyof typeof TABLES) =>
  describeCall({
    method: 'GET',
    path,
    admits: 'vendor',
    summary: `Wann die ${TABLES[path].name} zuletzt hochgeladen wurde`,
    about: TABLES[path].about,
    takes: 'query',
    input: z.strictObject({}),
    fields: {},
    examples: {},
    answer: () =>
      z.strictObject({
        lastchange: momentAnswer().nullable().describe('null, wo noch keine gespeichert ist'),
      }),
  });

const uploadCall = (path: keyof typeof TABLES) =>
  describeCall({
    method: 'POST',
    path,
    admits: 'vendor',
    summary: `${TABLES[path].name} hochladen`,
    about: aboutUpload('PUT und writeTempTable'),
    takes: 'parts',
    file: TABLE_FILE,
    input: uploadInput,
    fields: { file: `Die Tabelle mit den Spalten ${TABLES[path].columns}. ${BY_KNR}` },
    examples: {},
    answer: uploadAnswer,
    refusals: UPLOAD_REFUSALS,
  });

const writeCall = (path: keyof typeof TABLES) =>
  describeCall({
    method: 'PUT',
    path,
    admits: 'vendor',
    summary: `Hochgeladene ${TABLES[path].name} speichern`,
    about: 'Schreibt die guten Zeilen der zuletzt hochgeladenen Tabelle, alle oder keine, einmal.',
    takes: 'json',
    input: z.strictObject({ writeTempTable: z.literal(true, 'Erlaubt ist true.') }),
    fields: { writeTempTable: 'true: speichern' },
    examples: { Speichern: { writeTempTable: true } },
    answer: () => z.strictObject({ done: z.literal(true) }),
    refusals: WRITE_REFUSALS,
  });

export const lastMatchingCall = lastCall(MATCHING);
export const uploadMatchingCall = uploadCall(MATCHING);
export const writeMatchingCall = writeCall(MATCHING);
export const lastAdmCall = lastCall(ADM);
export const uploadAdmCall = uploadCall(ADM);
export const writeAdmCall = writeCall(ADM);
