import * as z from 'zod';
import { BUSY, describeCall, doneAnswer } from '#platform/http';
import { checkLink, resendLink } from '../links/links.calls.ts';
import { setPasswordByLink } from '../password/password.calls.ts';
import { applyForFullVersion } from '../registration/contract.calls.ts';

const TOKEN = 'Aus dem Link der E-Mail; der jüngste zählt';
const EXAMPLE_TOKEN = 'Vt0d5l3nZ8yq1wXcR7uK2mPaB9sGhJ4eQfTiO6bNxLY';

export const checkTokenCall = describeCall({
  ...checkLink,
  summary: 'Link einer E-Mail prüfen oder einlösen',
  fields: {
    id: 'Benutzer, dem der Link geschickt wurde',
    token: TOKEN,
    del: 'true löst den Link ein und bestätigt die E-Mail-Adresse; false fragt nur, ob der Link gilt, auch den für ein neues Passwort',
  },
  examples: { 'Nur fragen': { id: '3', token: EXAMPLE_TOKEN, del: 'false' } },
  answer: () =>
    z.strictObject({
      correct: z.boolean().describe('Ob der Link gilt; ein eingelöster gilt bis zu seinem Ablauf'),
      userchanged: z
        .literal([0, 1])
        .describe('1: die E-Mail-Adresse ist jetzt bestätigt; 0: sie war es schon'),
    }),
});

export const resendCall = describeCall({
  ...resendLink,
  summary: 'Link noch einmal schicken',
  about: 'Frühere Links für denselben Zweck gelten danach nicht mehr.',
  fields: {
    mail: 'E-Mail-Adresse des Benutzers',
    username: 'Sein Benutzername',
    forPassword:
      'true: Link für ein neues Passwort, 60 Minuten gültig; false: Link, der die E-Mail-Adresse bestätigt, 7 Tage gültig',
  },
  examples: {
    'Neues Passwort': {
      mail: 'petersen@sanitaetshaus-lindenhof.example',
      username: 'demo',
      forPassword: 'true',
    },
  },
  answer: doneAnswer,
  refusals: {
    404: 'Benutzername und E-Mail-Adresse gehören nicht zusammen, oder die Adresse ist schon bestätigt.',
    503: 'Die E-Mail konnte nicht versendet werden.',
  },
});

export const resetCall = describeCall({
  ...setPasswordByLink,
  summary: 'Neues Passwort mit einem Link setzen',
  about: 'Der Link gilt einmal. Alle Sessions des Benutzers enden; ein deaktivierter bleibt deaktiviert.',
  fields: {
    id: 'Benutzer, dem der Link geschickt wurde',
    token: TOKEN,
    pwd: 'Mindestens 8 Zeichen mit Groß- und Kleinbuchstaben, Ziffer und Sonderzeichen',
  },
  examples: { 'Link aus der E-Mail': { id: 3, token: EXAMPLE_TOKEN, pwd: 'Ganz-Neu-2026' } },
  answer: () =>
    z.strictObject({ correct: z.boolean().describe('Ob der Link galt und das Passwort gesetzt ist') }),
  refusals: { 503: BUSY },
});

export const fullversionCall = describeCall({
  ...applyForFullVersion,
  summary: 'Vertragsversion beantragen',
  about:
    'Mit dem Token einer Session, oder einmal mit dem, das eine Anmeldung nach der Testphase gibt (Code 6). Ein zweiter Antrag ändert nichts.',
  fields: { userid: 'Der Benutzer, dem das Token gehört' },
  examples: { Testkunde: { userid: '5' } },
  answer: () => z.strictObject({ Mail: z.string().describe('Wohin die Unterlagen gehen') }),
  refusals: {
    403: 'Nur der Hauptbenutzer und wer das Recht kont_einst hat.',
    404: 'Das Token gehört einem anderen Benutzer.',
  },
  bearer: true,
});
