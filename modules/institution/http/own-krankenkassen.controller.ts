import { Inject } from '@nestjs/common';
import * as z from 'zod';
import { checked } from '#platform';
import { type Columns, changedMeanwhile, columnsIn, refusedAs, type UserActor } from '#platform/domain';
import {
  type AnswerOf,
  Call,
  Caller,
  Calls,
  describeCall,
  IfMatch,
  INSTITUTION,
  Input,
  type InputOf,
  idAnswer,
  idField,
  idParameter,
  isNamed,
  ofOwnInstitution,
  ResponseCache,
  SEEN,
  SEEN_VERSION,
  settingsRefusals,
} from '#platform/http';
import { krankenkasseRecord } from '../krankenkassen/krankenkasse.record.ts';
import { krankenkassenChoiceInput } from '../krankenkassen/krankenkasse-input.ts';
import { rateColumns, ratesExample } from '../krankenkassen/rate-columns.ts';
import type { KrankenkassenChoice } from '../own-krankenkassen/chosen-krankenkassen.ts';
import { KrankenkassenService } from '../own-krankenkassen/krankenkassen.service.ts';
import { OwnKrankenkassenService } from '../own-krankenkassen/own-krankenkassen.service.ts';
import { choiceAnswer, chosenKrankenkasseSchema } from './krankenkasse-answer.ts';

const path = 'cms/insti_kv.php';

const refusals = settingsRefusals('kassen_einst');

/** The list as it is after a write. */
const answer = () =>
  z
    .strictObject({
      id: idAnswer().describe('Die Institution'),
      version: idAnswer().describe('Steigt mit jeder Änderung der Liste'),
      krankenkassen: z.array(chosenKrankenkasseSchema()).describe('Die Liste, wie GET sie antwortet'),
    })
    .meta({ id: 'KrankenkassenDerInstitution' });

const text = z.string('Bitte einen Text angeben.').optional();
const age = z.union([z.int(), z.string()], 'Bitte eine ganze Zahl angeben.').optional();

/** Values as they come; what they have to be says the schema of the list (`krankenkassenChoiceInput`). */
const asTheyCome = (columns: Columns) =>
  Object.fromEntries(
    columnsIn({ columns }).map(([name, { type, about }]) => [name, KINDS[type.control].describe(about)]),
  );
const flag = z.boolean('Erlaubt sind true und false.').optional();
const KINDS = { line: text, digits: text, amount: text, number: age, box: flag, own: z.unknown() } as const;

const saetze = z
  .array(
    z
      .strictObject({
        gueltigAb: text.describe('Der erste Tag, an dem sie gelten, wie 2027-01-01'),
        ...asTheyCome(rateColumns),
      })
      .meta({ id: 'KassenSaetzeEingabe' }),
    'Bitte eine Liste angeben.',
  )
  .optional();

/** An entry as GET answers it. */
const entry = z
  .strictObject(
    {
      Krankenkassenid: idField
        .nullish()
        .describe(
          'In der Liste des Herstellers: sonst zählt dann nichts; null oder keine: eigene Krankenkasse',
        ),
      id: idField.nullish().describe('Wird angenommen; eigene Krankenkassen unterscheidet ihr Name'),
      Zusaetzlich: flag.describe('Wird angenommen, damit die Antwort von GET passt; es zählt zusaetzlich'),
      ...asTheyCome(krankenkasseRecord.columns),
      Kasse: text.describe('Name; eine eigene Krankenkasse braucht ihn, die Pauschalen und Kindalter'),
      Saetze: saetze.describe('Was ab einem Tag gilt; leer: keine; ohne Angabe bleiben sie'),
      IK: text.describe('Institutionskennzeichen, neun Ziffern; leer: keines; ohne Angabe bleibt es'),
      selfPay: flag.describe('Wer hier versichert ist, zahlt selbst; ohne Angabe bleibt es'),
    },
    'Bitte je Krankenkasse ein Objekt angeben.',
  )
  .meta({ id: 'GewaehlteKrankenkasseEingabe' });

const ownKrankenkassenCall = describeCall({
  method: 'GET',
  path,
  ...ofOwnInstitution,
  summary: 'Krankenkassen der Institution',
  about:
    'Die gewählten und die eigenen, nach Namen, mit den Pauschalen, die dort gelten. Den ETag nehmen PUT und DELETE als If-Match.',
  answer: () => z.array(chosenKrankenkasseSchema()),
});

const chooseKrankenkassenCall = describeCall({
  method: 'PUT',
  path,
  summary: 'Krankenkassen der Institution speichern',
  about: `Ersetzt die Liste als Ganzes. krankenkassen nimmt, was GET antwortet; für eine Krankenkasse des Herstellers genügt Krankenkassenid, ihre Pauschalen sind immer die des Herstellers. ${SEEN} Beratungen rechnen sofort mit dem Gespeicherten.`,
  takes: 'json',
  conditional: true,
  input: z.strictObject({
    institutionsid: idField.optional(),
    krankenkassen: z.array(entry, 'Bitte eine Liste angeben.'),
    zusaetzlich: flag,
    version: idField.optional(),
  }),
  fields: {
    institutionsid: INSTITUTION,
    krankenkassen: 'Höchstens 1000 Krankenkassen',
    zusaetzlich:
      'true: Beratungen bieten die ganze Liste des Herstellers an und dazu die eigenen; false: nur die gewählten; ohne Angabe bleibt es',
    version: SEEN_VERSION,
  },
  examples: {
    'Eine des Herstellers und eine eigene': {
      institutionsid: 2,
      krankenkassen: [
        { Krankenkassenid: 4 },
        {
          Krankenkassenid: null,
          Kasse: 'Betriebskasse Ort',
          ...ratesExample('30.00', '17.85', '22.50', 18),
        },
      ],
    },
  },
  answer,
  refusals,
});

const clearKrankenkassenCall = describeCall({
  method: 'DELETE',
  path,
  summary: 'Alle Krankenkassen der Institution löschen',
  about: `Beratungen bieten dann die Krankenkassen des Herstellers an. ${SEEN}`,
  takes: 'query',
  conditional: true,
  input: z.strictObject({ institutionsid: idParameter.optional(), version: idParameter.optional() }),
  fields: { institutionsid: INSTITUTION, version: SEEN_VERSION },
  examples: { 'Eigene Institution': { institutionsid: '2' } },
  answer,
  refusals,
});

type Entry = InputOf<typeof chooseKrankenkassenCall>['krankenkassen'][number];

/** The Krankenkassen that an institution works with, with the rates that apply there, by name. */
@Calls()
export class OwnKrankenkassenController {
  private readonly responses = new ResponseCache<object, AnswerOf<typeof ownKrankenkassenCall>>();

  constructor(
    @Inject(KrankenkassenService) private readonly krankenkassen: KrankenkassenService,
    @Inject(OwnKrankenkassenService) private readonly own: OwnKrankenkassenService,
  ) {}

  @Call(ownKrankenkassenCall)
  async chosen(
    @Input() { institutionsid }: InputOf<typeof ownKrankenkassenCall>,
    @Caller() actor: UserActor,
  ) {
    return this.answerOf(await this.krankenkassen.chosen(actor, institutionsid));
  }

  @Call(chooseKrankenkassenCall)
  async choose(
    @Input() { institutionsid, krankenkassen, zusaetzlich, version }: InputOf<typeof chooseKrankenkassenCall>,
    @IfMatch() named: string | undefined,
    @Caller() actor: UserActor,
  ) {
    return this.write(institutionsid ?? actor.institutionId, async () => {
      const seen = await this.versionOf(actor, institutionsid, named);
      const given = { version: version ?? seen, zusaetzlich, entries: krankenkassen.map(entryOf) };
      return this.own.choose(actor, checked(krankenkassenChoiceInput, given), institutionsid);
    });
  }

  @Call(clearKrankenkassenCall)
  async clear(
    @Input() { institutionsid, version }: InputOf<typeof clearKrankenkassenCall>,
    @IfMatch() named: string | undefined,
    @Caller() actor: UserActor,
  ) {
    return this.write(institutionsid ?? actor.institutionId, async () => {
      const seen = await this.versionOf(actor, institutionsid, named);
      return this.own.clear(actor, institutionsid, version ?? seen);
    });
  }

  /** The version of the list that ETags name. @throws DomainError `conflict` where it is another one by now */
  private async versionOf(actor: UserActor, institutionsid: number | undefined, named: string | undefined) {
    if (named === undefined) return undefined;
    const choice = await this.krankenkassen.choice(actor, institutionsid);
    if (await isNamed(named, this.answerOf(choice))) return choice.version;
    throw changedMeanwhile(choice);
  }

  private async write(id: number, work: () => Promise<KrankenkassenChoice>) {
    const answer = (choice: KrankenkassenChoice) => storedAnswer(id, choice);
    return answer(await refusedAs(work, answer, asNamedHere));
  }

  private answerOf(choice: KrankenkassenChoice) {
    return this.responses.get(choice, '', () => choiceAnswer(choice));
  }
}

function storedAnswer(id: number, choice: KrankenkassenChoice) {
  return { id, version: choice.version, krankenkassen: choiceAnswer(choice) };
}

/** A field of the service as the call names it. */
const asNamedHere = (field: string) =>
  field.replace(/^entries/, 'krankenkassen').replace(/krankenkassenId$/, 'Krankenkassenid');

/** An entry as the schema of the list reads it. Of one of the vendor's list the id says all. */
function entryOf({ Krankenkassenid, id: _, Zusaetzlich: __, ...own }: Entry) {
  return Krankenkassenid ? { krankenkassenId: Krankenkassenid } : { krankenkassenId: null, ...own };
}
