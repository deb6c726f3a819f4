import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { TABLE_FILE, type UserActor } from '#platform/domain';
import {
  aboutUpload,
  Call,
  Caller,
  Calls,
  describeCall,
  Input,
  type InputOf,
  momentAnswer,
  UPLOAD_REFUSALS,
  uploadAnswer,
  uploadInput,
  uploadResult,
  WRITE_REFUSALS,
} from '#platform/http';
import { AdmTableService, MatchingTableService } from '../customers/customer-table.service.ts';

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

const lastMatchingCall = lastCall(MATCHING);
const uploadMatchingCall = uploadCall(MATCHING);
const writeMatchingCall = writeCall(MATCHING);
const lastAdmCall = lastCall(ADM);
const uploadAdmCall = uploadCall(ADM);
const writeAdmCall = writeCall(ADM);

/** Import and export of the matching table and the ADM table (access specification, section 7). */
@Calls()
export class CustomerTablesController {
  constructor(
    @Inject(MatchingTableService) private readonly matching: MatchingTableService,
    @Inject(AdmTableService) private readonly adm: AdmTableService,
  ) {}

  @Call(lastMatchingCall)
  async lastMatching(@Input() _: InputOf<typeof lastMatchingCall>, @Caller() actor: UserActor) {
    return { lastchange: inWords(await this.matching.lastImport(actor)) };
  }

  @Call(uploadMatchingCall)
  async uploadMatching(@Input() { file }: InputOf<typeof uploadMatchingCall>, @Caller() actor: UserActor) {
    return uploadResult(await this.matching.stage(actor, file));
  }

  @Call(writeMatchingCall)
  async writeMatching(@Input() _: InputOf<typeof writeMatchingCall>, @Caller() actor: UserActor) {
    await this.matching.commit(actor);
    return { done: true as const };
  }

  @Call(lastAdmCall)
  async lastAdm(@Input() _: InputOf<typeof lastAdmCall>, @Caller() actor: UserActor) {
    return { lastchange: inWords(await this.adm.lastImport(actor)) };
  }

  @Call(uploadAdmCall)
  async uploadAdm(@Input() { file }: InputOf<typeof uploadAdmCall>, @Caller() actor: UserActor) {
    return uploadResult(await this.adm.stage(actor, file));
  }

  @Call(writeAdmCall)
  async writeAdm(@Input() _: InputOf<typeof writeAdmCall>, @Caller() actor: UserActor) {
    await this.adm.commit(actor);
    return { done: true as const };
  }
}

const inWords = (moment: Date | null) => moment?.toISOString() ?? null;
