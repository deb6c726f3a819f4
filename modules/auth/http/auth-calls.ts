import * as z from 'zod';
import { RIGHTS } from '#platform/domain';
import { BUSY, describeCall, doneAnswer, idAnswer, idField } from '#platform/http';
import { endIntroduction } from '../notices/introduction.calls.ts';
import { OWN_PASSWORD, ownPassword, PASSWORD_LACKS } from './confirmation-calls.ts';

const once = 'Bitte genau einmal angeben.';
const username = z.string(once).max(100, 'Ein Benutzername hat höchstens 100 Zeichen.');
const password = ownPassword;

const code = z.string(once).max(40, 'Ein Code hat höchstens 40 Zeichen.');

export const NOT_YOURS = 'Den Benutzer gibt es nicht, oder er gehört zu einer anderen Institution.';
export const NOT_ALLOWED =
  'Das Recht insti_nutzer fehlt, es ist der eigene Zugang, oder der eines Hauptbenutzers, den nur der Hersteller ändert.';

/** A failed login with its code (access specification, section 8). */
const loginFailure = () =>
  z
    .strictObject({
      error: z
        .literal([1, 2, 3, 4, 5, 6, 7, 8, 9])
        .describe(
          '1 Name unbekannt, 2 noch zwei Versuche, 3 noch einer, 4 gesperrt, 5 deaktiviert, 6 Testphase abgelaufen, 7 E-Mail nicht bestätigt, 8 Passwort richtig, code fehlt, 9 Passwort richtig, der vorgeschriebene zweite Faktor ist noch einzurichten',
        ),
      message: z.string().describe('Satz für Menschen'),
      mail: z.string().nullable().optional().describe('Adresse des Benutzers, bei 5, 6 und 7'),
      token: z
        .string()
        .optional()
        .describe('Bei 6: öffnet fullversion.php, einmal. Bei 8: öffnet /login/code, zehn Minuten lang'),
      id: idAnswer().optional().describe('Benutzer, zu dem token gehört; bei 6'),
    })
    .meta({ id: 'Anmeldefehler' });

export const loginCall = describeCall({
  method: 'POST',
  path: 'auth/login.php',
  admits: 'anybody',
  limit: { most: 1000, minutes: 5 },
  summary: 'Anmelden',
  about:
    'Gibt das Token, mit dem alle anderen Aufrufe gemacht werden. Es gilt 45 Minuten nach dem letzten Aufruf, höchstens 12 Stunden. Wer einen zweiten Faktor eingerichtet hat, sendet dessen Code mit; ein falscher zählt wie ein falsches Passwort.',
  takes: 'form',
  input: z.strictObject({ username, password, code: code.optional() }),
  fields: {
    username: 'Benutzername; Groß- und Kleinschreibung zählt nicht',
    password: 'Passwort',
    code: 'Code der Authentifizierungs-App (6 Ziffern) oder Wiederherstellungscode, wo ein zweiter Faktor eingerichtet ist',
  },
  examples: { Beraterin: { username: 'beratung', password: 'Mein-Passwort-1' } },
  answer: () =>
    z
      .strictObject({
        token: z.string().describe('Bearer-Token'),
        role: z.enum(['admin', 'user']).describe('admin für Personal des Herstellers'),
        userid: idAnswer(),
        institution: idAnswer(),
        status: z
          .enum(['wartend', 'active'])
          .describe('wartend: zuerst ist ein Passwort zu vergeben (setpw.php)'),
        rechte: z.array(z.enum(RIGHTS)),
        walkme: z
          .literal([0, 1])
          .describe(
            '1, bis der Benutzer die Einführung durchlaufen oder geschlossen hat (introductionSeen.php)',
          ),
      })
      .meta({ id: 'Anmeldung' }),
  refusals: {
    401: 'Die Anmeldung ist fehlgeschlagen.',
    429: 'Zu viele falsche Anmeldungen von dieser Adresse, oder zu viele Codes in einer Stunde.',
    503: BUSY,
  },
  failure: loginFailure,
});

export const logoutCall = describeCall({
  method: 'POST',
  path: 'auth/removeUserToken.php',
  admits: 'session',
  summary: 'Abmelden',
  about: 'Beendet die Session, deren Token der Aufruf trägt.',
  takes: 'form',
  input: z.strictObject({ username }),
  fields: { username: 'Eigener Benutzername' },
  examples: { Leitung: { username: 'leitung' } },
  answer: doneAnswer,
  refusals: { 404: 'Das ist nicht der eigene Benutzername.' },
});

export const introductionCall = describeCall({
  ...endIntroduction,
  summary: 'Einführung beenden',
  about:
    'Der Benutzer hat die Einführung durchlaufen oder geschlossen: walkme der nächsten Anmeldung ist 0. Noch einmal ändert nichts.',
  fields: {},
  examples: { Beraterin: {} },
  answer: doneAnswer,
});

export const deactivateCall = describeCall({
  method: 'POST',
  path: 'auth/deactivateUser.php',
  admits: 'session',
  summary: 'Benutzer deaktivieren',
  about: 'Beendet alle seine Sessions und Links. setpw.php mit userid schaltet ihn wieder frei.',
  takes: 'form',
  input: z.strictObject({ userid: idField, password: password.optional() }),
  fields: { userid: 'Benutzer, der sich nicht mehr anmelden soll', password: OWN_PASSWORD },
  examples: { Kollege: { userid: '4' } },
  answer: doneAnswer,
  refusals: {
    403: `${NOT_ALLOWED} Oder es ist der letzte Hauptbenutzer. ${PASSWORD_LACKS}`,
    404: NOT_YOURS,
    503: BUSY,
  },
});

export const setPasswordCall = describeCall({
  method: 'POST',
  path: 'auth/setpw.php',
  admits: 'session',
  summary: 'Passwort zurücksetzen oder das erste eigene vergeben',
  about:
    'Mit userid bekommt ein Kollege ein zufälliges Passwort, das 7 Tage gilt und das er bei der nächsten Anmeldung ersetzt; seine Sessions und Links enden; ein deaktivierter ist damit freigeschaltet. Mit password und username vergibt, wer sich mit einem solchen Passwort angemeldet hat, das eigene.',
  takes: 'form',
  input: z
    .strictObject({
      userid: idField.optional(),
      password: password.optional(),
      username: username.optional(),
      einladung: z.enum(['0', '1'], 'Erlaubt sind 0 und 1.').optional(),
    })
    .refine(
      (form) =>
        (form.userid === undefined) === (form.username !== undefined) &&
        (form.username === undefined || form.password !== undefined),
      'Bitte geben Sie entweder userid oder password und username an.',
    ),
  fields: {
    userid: 'Kollege, dessen Passwort zurückgesetzt wird',
    password:
      'Mit username das eigene neue Passwort: mindestens 8 Zeichen mit Groß- und Kleinbuchstaben, Ziffer und Sonderzeichen. Mit userid das eigene jetzige, wenn es vor mehr als 10 Minuten zuletzt eingegeben wurde',
    username: 'Eigener Benutzername',
    einladung:
      '1, mit userid: Statt des zufälligen Passworts bekommt der Kollege eine E-Mail mit einem Link, 7 Tage und einmal gültig. Wird sie nicht gesendet, bleibt alles, wie es ist',
  },
  examples: {
    'Kollegen zurücksetzen': { userid: '4' },
    'Eigenes vergeben': { username: 'leitung', password: 'Eigenes-2026' },
  },
  answer: () =>
    z.strictObject({
      success: z.literal(true),
      password: z.string().optional().describe('Das zufällige Passwort, einmal gezeigt; mit userid'),
    }),
  refusals: {
    403: `${NOT_ALLOWED} Oder das eigene Passwort ist schon vergeben. ${PASSWORD_LACKS}`,
    404: NOT_YOURS,
    503: BUSY,
  },
});
