import * as z from 'zod';
import { RIGHTS } from '#platform/domain';
import {
  BUSY,
  describeCall,
  doneAnswer,
  flagAnswer,
  flagField,
  idAnswer,
  idField,
  idOrNew,
  idParameter,
  otherVersion,
  VERSION,
} from '#platform/http';
import { deleteRole } from '../role-admin/roles.calls.ts';
import { roleInput } from '../roles/role-input.ts';
import { ROLE_GONE } from '../roles/role-texts.ts';
import { OWN_PASSWORD, ownPassword, PASSWORD_LACKS } from './confirmation-calls.ts';

const path = 'cms/roles.php';
const CHANGED = otherVersion('die Rolle, wie GET sie antwortet');

const roleAnswer = () =>
  z
    .strictObject({
      id: idAnswer(),
      Name: z.string(),
      Beschreibung: z.string(),
      Rechte: z.array(idAnswer()).describe('Wie rights.php sie nennt'),
      istStandard: flagAnswer(),
      version: idAnswer().describe('Steigt mit jedem Speichern; PUT und DELETE nehmen sie'),
    })
    .meta({ id: 'Rolle' });

export const rolesCall = describeCall({
  method: 'GET',
  path,
  admits: 'vendor',
  summary: 'Rollen, oder wie viele Benutzer eine hat',
  takes: 'query',
  input: z.strictObject({ countRoleId: idParameter.optional() }),
  fields: { countRoleId: 'Eine Rolle: Die Antwort ist dann, wie viele Benutzer sie haben' },
  examples: { 'Alle Rollen': {} },
  answer: () =>
    z.union([z.array(roleAnswer()), z.strictObject({ Anzahl: z.int().nonnegative().describe('Benutzer') })]),
});

export const saveRoleCall = describeCall({
  method: 'PUT',
  path,
  admits: 'vendor',
  summary: 'Rolle speichern',
  about:
    'Nimmt eine Rolle, wie GET sie antwortet. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Die Rechte gelten sofort, auch für Angemeldete. Genau eine Rolle ist der Standard.',
  takes: 'json',
  input: z.strictObject({
    id: idOrNew,
    Name: roleInput.shape.Name,
    Beschreibung: roleInput.shape.Beschreibung,
    Rechte: z.array(idField, 'Die Rechte sind eine Liste von Nummern.').max(RIGHTS.length).optional(),
    istStandard: flagField.optional(),
    version: idField.optional(),
    password: ownPassword.optional(),
  }),
  fields: {
    id: '0 oder keine: eine neue Rolle',
    Name: 'Jeder kommt einmal vor, auch in anderer Groß- und Kleinschreibung',
    Beschreibung: 'Ohne Angabe bleibt sie, wie sie ist',
    Rechte: 'Wie rights.php sie nennt. Ohne Angabe bleiben sie, wie sie sind; eine neue Rolle hat keine',
    istStandard: '1: Neue Benutzer bekommen diese Rolle statt der bisherigen',
    version: VERSION,
    password: `${OWN_PASSWORD}: für andere Rechte`,
  },
  examples: {
    Ändern: { id: 4, Name: 'Kalkulation', Beschreibung: 'Berechnet Versorgungen.', Rechte: [1, 9, 12] },
    Hinzufügen: { id: 0, Name: 'Empfang', Rechte: [] },
  },
  answer: () => z.strictObject({ id: idAnswer(), version: idAnswer() }),
  refusals: { 403: PASSWORD_LACKS, 404: ROLE_GONE, 409: CHANGED, 503: BUSY },
});

export const deleteRoleCall = describeCall({
  ...deleteRole,
  summary: 'Rolle löschen',
  fields: { id: 'Rolle; 1 und 2 bleiben', version: VERSION },
  examples: { Rolle: { id: '5' } },
  answer: doneAnswer,
  refusals: {
    403: 'Diese Rolle braucht die Anwendung selbst.',
    404: ROLE_GONE,
    409: `Benutzer haben diese Rolle, oder sie ist der Standard. ${CHANGED}`,
  },
});

export const rightsCall = describeCall({
  method: 'GET',
  path: 'cms/rights.php',
  admits: 'vendor',
  summary: 'Rechte, aus denen Rollen bestehen',
  takes: 'query',
  input: z.strictObject({}),
  fields: {},
  examples: {},
  answer: () =>
    z.array(
      z
        .strictObject({
          id: idAnswer(),
          Name: z.enum(RIGHTS),
          Beschreibung: z.string().describe('Was es erlaubt'),
        })
        .meta({ id: 'Recht' }),
    ),
});
