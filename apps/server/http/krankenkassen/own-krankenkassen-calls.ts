import * as z from 'zod';
import { idAnswer } from '../calls/answer-schemas.ts';
import { idField, idParameter } from '../calls/read-query.ts';
import { ofOwnInstitution } from '../institutions/institution-query.ts';
import { INSTITUTION, SEEN, settingsRefusals, VERSION } from '../institutions/settings-call-texts.ts';
import { describeCall } from '../openapi/call-description.ts';
import { chosenKrankenkasseSchema } from './krankenkasse-answer.ts';

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

const kindalter = z
  .union([z.int(), z.string()], 'Bitte eine ganze Zahl angeben.')
  .optional()
  .describe('Vollendete Jahre');

/** Rates from a day on. What they have to be the service knows. */
const saetze = z
  .array(
    z
      .strictObject({
        gueltigAb: text.describe('Der erste Tag, an dem sie gelten, wie 2027-01-01'),
        Kinderpauschale: text,
        Urinpauschale: text,
        Stuhlpauschale: text,
        Kindalter: kindalter,
      })
      .meta({ id: 'KassenSaetzeEingabe' }),
    'Bitte eine Liste angeben.',
  )
  .optional();

/** An entry as GET answers it. What an own one has to say the service knows. */
const entry = z
  .strictObject(
    {
      Krankenkassenid: idField
        .nullish()
        .describe(
          'In der Liste des Herstellers: sonst zählt dann nichts; null oder keine: eigene Krankenkasse',
        ),
      id: idField.nullish().describe('Wird angenommen; eigene Krankenkassen unterscheidet ihr Name'),
      Kasse: text.describe('Name; eine eigene Krankenkasse braucht ihn, die Pauschalen und Kindalter'),
      Kinderpauschale: text.describe('Netto-Euro im Monat, mit Punkt oder Komma'),
      Urinpauschale: text.describe('Wie Kinderpauschale'),
      Stuhlpauschale: text.describe('Wie Kinderpauschale'),
      Kindalter: kindalter,
      Saetze: saetze.describe('Was ab einem Tag gilt; leer: keine; ohne Angabe bleiben sie'),
      IK: text.describe('Institutionskennzeichen, neun Ziffern; leer: keines; ohne Angabe bleibt es'),
      selfPay: z
        .boolean('Erlaubt sind true und false.')
        .optional()
        .describe('Wer hier versichert ist, zahlt selbst; ohne Angabe bleibt es'),
    },
    'Bitte je Krankenkasse ein Objekt angeben.',
  )
  .meta({ id: 'GewaehlteKrankenkasseEingabe' });

export const ownKrankenkassenCall = describeCall({
  method: 'GET',
  path,
  ...ofOwnInstitution,
  summary: 'Krankenkassen der Institution',
  about:
    'Die gewählten und die eigenen, nach Namen, mit den Pauschalen, die dort gelten. Den ETag nehmen PUT und DELETE als If-Match.',
  answer: () => z.array(chosenKrankenkasseSchema()),
});

export const chooseKrankenkassenCall = describeCall({
  method: 'PUT',
  path,
  summary: 'Krankenkassen der Institution speichern',
  about: `Ersetzt die Liste als Ganzes. krankenkassen nimmt, was GET antwortet; für eine Krankenkasse des Herstellers genügt Krankenkassenid, ihre Pauschalen sind immer die des Herstellers. ${SEEN} Beratungen rechnen sofort mit dem Gespeicherten.`,
  takes: 'json',
  conditional: true,
  input: z.strictObject({
    institutionsid: idField.optional(),
    krankenkassen: z.array(entry, 'Bitte eine Liste angeben.'),
    version: idField.optional(),
  }),
  fields: { institutionsid: INSTITUTION, krankenkassen: 'Höchstens 1000 Krankenkassen', version: VERSION },
  examples: {
    'Eine des Herstellers und eine eigene': {
      institutionsid: 2,
      krankenkassen: [
        { Krankenkassenid: 4 },
        {
          Krankenkassenid: null,
          Kasse: 'Betriebskasse Ort',
          Kinderpauschale: '30.00',
          Urinpauschale: '17.85',
          Stuhlpauschale: '22.50',
          Kindalter: 18,
        },
      ],
    },
  },
  answer,
  refusals,
});

export const clearKrankenkassenCall = describeCall({
  method: 'DELETE',
  path,
  summary: 'Alle Krankenkassen der Institution löschen',
  about: `Beratungen bieten dann die Krankenkassen des Herstellers an. ${SEEN}`,
  takes: 'query',
  conditional: true,
  input: z.strictObject({ institutionsid: idParameter.optional(), version: idParameter.optional() }),
  fields: { institutionsid: INSTITUTION, version: VERSION },
  examples: { 'Eigene Institution': { institutionsid: '2' } },
  answer,
  refusals,
});
