import * as z from 'zod';
import { competitorFields } from '#catalogue/domain';
import { doneAnswer, idAnswer } from '../calls/answer-schemas.ts';
import { idField, idOrNew, idParameter } from '../calls/read-query.ts';
import { describeCall } from '../openapi/call-description.ts';

const path = 'cms/wettbewerber.php';
const GONE = 'Diesen Eintrag gibt es nicht mehr.';
const CHANGED = 'Eine andere Version ist gespeichert; current ist der Eintrag, wie GET ihn antwortet.';
const VERSION = 'Die version, die GET geantwortet hat; ohne sie gilt, was gesendet wird, in jedem Fall';

export const competitorsCall = describeCall({
  method: 'GET',
  path,
  summary: 'Produkte anderer Hersteller',
  takes: 'query',
  input: z.strictObject({}),
  fields: {},
  examples: {},
  answer: () =>
    z.array(
      z
        .strictObject({
          id: idAnswer(),
          Name: z.string(),
          version: idAnswer().describe('Steigt mit jedem Speichern; PUT und DELETE nehmen sie'),
        })
        .meta({ id: 'Wettbewerber' }),
    ),
  refusals: { 403: 'Das Recht bera_durch fehlt.' },
});

export const saveCompetitorCall = describeCall({
  method: 'PUT',
  path,
  admits: 'vendor',
  summary: 'Produkt eines anderen Herstellers speichern',
  about:
    'Nimmt einen Eintrag, wie GET ihn antwortet. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Der Fragebogen bietet das Gespeicherte sofort an.',
  takes: 'json',
  input: z.strictObject({ id: idOrNew, ...competitorFields, version: idField.optional() }),
  fields: {
    id: '0 oder keine: ein neuer Eintrag',
    Name: 'Jeder kommt einmal vor, auch in anderer Groß- und Kleinschreibung',
    version: VERSION,
  },
  examples: {
    Ändern: { id: 4, Name: 'Absorvia Slip Maxi Plus' },
    Hinzufügen: { id: 0, Name: 'Musterprodukt Nacht' },
  },
  answer: () => z.strictObject({ id: idAnswer(), version: idAnswer() }),
  refusals: { 404: GONE, 409: CHANGED },
});

export const deleteCompetitorCall = describeCall({
  method: 'DELETE',
  path,
  admits: 'vendor',
  summary: 'Produkt eines anderen Herstellers löschen',
  takes: 'query',
  input: z.strictObject({ id: idParameter, version: idParameter.optional() }),
  fields: { id: 'Eintrag der Liste', version: VERSION },
  examples: { Eintrag: { id: '5' } },
  answer: doneAnswer,
  refusals: { 404: GONE, 409: CHANGED },
});
