import * as z from 'zod';
import { krankenkasseFields } from '#institution/domain';
import { idAnswer } from '../calls/answer-schemas.ts';
import { idField, idOrNew, idParameter } from '../calls/read-query.ts';
import { describeCall } from '../openapi/call-description.ts';
import { krankenkasseSchema } from './krankenkasse-answer.ts';

const path = 'cms/krankenkassen.php';
const GONE = 'Diese Krankenkasse gibt es nicht mehr.';
const CHANGED = 'Eine andere Version ist gespeichert; current ist die Krankenkasse, wie GET sie antwortet.';
const VERSION = 'Die version, die GET geantwortet hat; ohne sie gilt, was gesendet wird, in jedem Fall';

export const krankenkassenCall = describeCall({
  method: 'GET',
  path,
  summary: 'Krankenkassen des Herstellers',
  takes: 'query',
  input: z.strictObject({
    sort: z.enum(['id', 'Kasse'], 'Erlaubt sind id und Kasse.').default('Kasse'),
  }),
  fields: { sort: 'Wonach geordnet wird' },
  examples: { 'Nach id': { sort: 'id' } },
  answer: () => z.array(krankenkasseSchema()),
});

export const saveKrankenkasseCall = describeCall({
  method: 'PUT',
  path,
  admits: 'vendor',
  summary: 'Krankenkasse des Herstellers speichern',
  about:
    'Nimmt eine Krankenkasse, wie GET sie antwortet. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Beratungen rechnen sofort mit dem Gespeicherten.',
  takes: 'json',
  input: z.strictObject({
    id: idOrNew,
    ...krankenkasseFields,
    selfPay: z.boolean('Erlaubt sind true und false.').optional(),
    version: idField.optional(),
  }),
  fields: {
    id: '0 oder keine: eine neue Krankenkasse',
    Kasse: 'Name; jeder kommt einmal vor, auch in anderer Groß- und Kleinschreibung',
    Kinderpauschale: 'Netto-Euro im Monat, mit Punkt oder Komma',
    Urinpauschale: 'Netto-Euro im Monat, mit Punkt oder Komma',
    Stuhlpauschale: 'Netto-Euro im Monat, mit Punkt oder Komma',
    Kindalter: 'Bis zu welchem Alter die Kinderpauschale gilt, in vollendeten Jahren',
    IK: 'Institutionskennzeichen: neun Ziffern, deren letzte die Prüfziffer ist; leer: keines; ohne Angabe bleibt es',
    Saetze:
      'Was ab einem Tag (gueltigAb, 2027-01-01) gilt: die vier Sätze von da an; leer: keine; ohne Angabe bleiben sie. Der Tag der Beratung entscheidet',
    selfPay: 'Wer hier versichert ist, zahlt selbst; ohne Angabe bleibt es, wie es ist, und neu gilt false',
    version: VERSION,
  },
  examples: {
    Ändern: {
      id: 4,
      Kasse: 'BKK Beispielbrauerei',
      Kinderpauschale: '26.25',
      Urinpauschale: '14.10',
      Stuhlpauschale: '18.25',
      Kindalter: 16,
    },
    Hinzufügen: {
      id: 0,
      Kasse: 'Musterkasse Nordheide',
      Kinderpauschale: '30.00',
      Urinpauschale: '17.85',
      Stuhlpauschale: '22.50',
      Kindalter: 18,
      selfPay: false,
    },
    'Neue Sätze ab einem Tag': {
      id: 4,
      Kasse: 'BKK Beispielbrauerei',
      Kinderpauschale: '26.25',
      Urinpauschale: '14.10',
      Stuhlpauschale: '18.25',
      Kindalter: 16,
      Saetze: [
        {
          gueltigAb: '2027-01-01',
          Kinderpauschale: '27.00',
          Urinpauschale: '14.50',
          Stuhlpauschale: '19.00',
          Kindalter: 16,
        },
      ],
    },
  },
  answer: () => z.strictObject({ id: idAnswer(), version: idAnswer() }),
  refusals: { 404: GONE, 409: CHANGED },
});

export const deleteKrankenkasseCall = describeCall({
  method: 'DELETE',
  path,
  admits: 'vendor',
  summary: 'Krankenkasse des Herstellers löschen',
  about: 'Auch aus den Listen der Institutionen, die sie gewählt haben.',
  takes: 'query',
  input: z.strictObject({ id: idParameter, version: idParameter.optional() }),
  fields: { id: 'Krankenkasse in der Liste des Herstellers', version: VERSION },
  examples: { Krankenkasse: { id: '5' } },
  answer: () =>
    z.strictObject({
      institutions: z.int().nonnegative().describe('Wie viele Institutionen sie gewählt hatten'),
    }),
  refusals: { 404: GONE, 409: CHANGED },
});
