import * as z from 'zod';
import { amountAnswer, idAnswer } from '../calls/answer-schemas.ts';
import { idField, idParameter } from '../calls/read-query.ts';
import { ofOwnInstitution } from '../institutions/institution-query.ts';
import { INSTITUTION, SEEN, settingsRefusals, VERSION } from '../institutions/settings-call-texts.ts';
import { describeCall } from '../openapi/call-description.ts';

const path = 'cms/insti_prices.php';

const refusals = settingsRefusals('preis_einst');

const prices = () => z.record(z.string(), amountAnswer());

/** The prices after a write. */
const answer = () =>
  z
    .strictObject({
      id: idAnswer().describe('Die Institution'),
      version: idAnswer().describe('Steigt mit jeder Änderung der Preise'),
      prices: prices().describe('Die Preise, wie GET sie antwortet'),
    })
    .meta({ id: 'PreiseDerInstitution' });

export const ownPricesCall = describeCall({
  method: 'GET',
  path,
  ...ofOwnInstitution,
  summary: 'Eigene Preise der Institution',
  about: 'Bruttopreis einer Packung nach der id der Größe. Den ETag nehmen PUT und DELETE als If-Match.',
  answer: prices,
});

export const setPricesCall = describeCall({
  method: 'PUT',
  path,
  summary: 'Eigene Preise der Institution speichern',
  about: `Ersetzt die Preise als Ganzes: Welche Größe nicht genannt ist, hat danach keinen eigenen Preis. prices nimmt, was GET antwortet. ${SEEN} Beratungen rechnen sofort mit dem Gespeicherten.`,
  takes: 'json',
  conditional: true,
  input: z.strictObject({
    institutionsid: idField.optional(),
    prices: z
      .record(
        z.string(),
        z.string('Bitte einen Text angeben, wie "9.95".'),
        'Bitte ein Objekt mit den Preisen angeben.',
      )
      .describe('Brutto-Euro nach der id der Größe'),
    version: idField.optional(),
  }),
  fields: {
    institutionsid: INSTITUTION,
    prices:
      'Preis nach der id der Größe: höchstens 8 Zeichen, mit Punkt oder Komma. Ein leerer Text nimmt den Preis weg',
    version: VERSION,
  },
  examples: { 'Zwei Preise': { institutionsid: 2, prices: { '1': '9.95', '2': '12.50' } } },
  answer,
  refusals,
});

export const clearPricesCall = describeCall({
  method: 'DELETE',
  path,
  summary: 'Alle eigenen Preise der Institution löschen',
  about: `Beratungen rechnen dann mit den Listenpreisen. ${SEEN}`,
  takes: 'query',
  conditional: true,
  input: z.strictObject({ institutionsid: idParameter.optional(), version: idParameter.optional() }),
  fields: { institutionsid: INSTITUTION, version: VERSION },
  examples: { 'Eigene Institution': { institutionsid: '2' } },
  answer,
  refusals,
});
