import * as z from 'zod';
import { paketFields } from '#institution/domain';
import { doneAnswer, flagAnswer, idAnswer } from '../calls/answer-schemas.ts';
import { flagField, idField, idOrNew, idParameter } from '../calls/read-query.ts';
import { describeCall } from '../openapi/call-description.ts';

const path = 'cms/pakets.php';
const GONE = 'Dieses Paket gibt es nicht mehr.';
const CHANGED = 'Eine andere Version ist gespeichert; current ist das Paket, wie GET es antwortet.';
const VERSION = 'Die version, die GET geantwortet hat; ohne sie gilt, was gesendet wird, in jedem Fall';
const STAYS = 'Ohne Angabe bleibt es, wie es ist';

const paketAnswer = () =>
  z
    .strictObject({
      id: idAnswer(),
      Name: z.string(),
      Nutzerlimit: z.int().positive().describe('Wie viele Benutzer eine Institution haben darf'),
      Testphasendauer: z.int().nonnegative().describe('Tage; 0: keine Testphase'),
      RegistrierungStandard: flagAnswer(),
      VollversionStandard: flagAnswer(),
      version: idAnswer().describe('Steigt mit jedem Speichern; PUT und DELETE nehmen sie'),
    })
    .meta({ id: 'Paket' });

export const paketeCall = describeCall({
  method: 'GET',
  path,
  admits: 'vendor',
  summary: 'Pakete, oder wie viele Institutionen eines haben',
  takes: 'query',
  input: z.strictObject({
    demo: z.enum(['true', 'false'], 'Erlaubt sind true und false.').optional(),
    countPaketId: idParameter.optional(),
  }),
  fields: {
    demo: 'true: nur Pakete mit einer Testphase',
    countPaketId: 'Ein Paket: Die Antwort ist dann, wie viele Institutionen es haben',
  },
  examples: { 'Alle Pakete': {} },
  answer: () =>
    z.union([
      z.array(paketAnswer()),
      z.strictObject({ Anzahl: z.int().nonnegative().describe('Institutionen') }),
    ]),
});

export const savePaketCall = describeCall({
  method: 'PUT',
  path,
  admits: 'vendor',
  summary: 'Paket speichern',
  about:
    'Nimmt ein Paket, wie GET es antwortet. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Limit und Testphase gelten sofort für alle Institutionen mit diesem Paket. Genau ein Paket ist der Standard für die Registrierung, genau eines der für die Vertragsversion.',
  takes: 'json',
  input: z.strictObject({
    id: idOrNew,
    ...paketFields,
    RegistrierungStandard: flagField.optional(),
    VollversionStandard: flagField.optional(),
    version: idField.optional(),
  }),
  fields: {
    id: '0 oder keine: ein neues Paket',
    Name: 'Jeder kommt einmal vor, auch in anderer Groß- und Kleinschreibung',
    Nutzerlimit: 'Wie viele Benutzer eine Institution haben darf, ab 1',
    Testphasendauer: 'Tage; 0: keine Testphase',
    RegistrierungStandard: `1: Wer sich registriert, bekommt dieses Paket. ${STAYS}`,
    VollversionStandard: `1: Wer die Vertragsversion beantragt, bekommt dieses Paket. ${STAYS}`,
    version: VERSION,
  },
  examples: {
    Ändern: { id: 3, Name: 'Vollversion Verbund', Nutzerlimit: 60, Testphasendauer: 0 },
    Hinzufügen: { id: 0, Name: 'Testpaket lang', Nutzerlimit: 10, Testphasendauer: 60 },
  },
  answer: () => z.strictObject({ id: idAnswer(), version: idAnswer() }),
  refusals: { 404: GONE, 409: CHANGED },
});

export const deletePaketCall = describeCall({
  method: 'DELETE',
  path,
  admits: 'vendor',
  summary: 'Paket löschen',
  takes: 'query',
  input: z.strictObject({ id: idParameter, version: idParameter.optional() }),
  fields: { id: 'Paket', version: VERSION },
  examples: { Paket: { id: '4' } },
  answer: doneAnswer,
  refusals: {
    404: GONE,
    409: `Institutionen haben dieses Paket, oder es ist ein Standard. ${CHANGED}`,
  },
});
