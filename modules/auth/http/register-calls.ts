import * as z from 'zod';
import { BUSY, describeCall, doneAnswer } from '#platform/http';
import { askBotChallenge, checkBotSolution } from '../bot-check/bot-check.calls.ts';
import { sendContact, sendFeedback } from '../messages/messages.calls.ts';
import { findCustomer, registerInstitution } from '../registration/registration.calls.ts';

const UNKNOWN_PASS = 'Die Bot-Prüfung (checkrecaptcha.php) ist nicht bestanden oder schon verbraucht.';
const ADDRESS = { Strasse: 'Straße', Hausnummer: 'Hausnummer', Ort: 'Ort' };

export const checkNumberCall = describeCall({
  ...findCustomer,
  summary: 'Zu wem eine Kundennummer gehört',
  fields: { knr: 'Kundennummer, 2 bis 8 Zeichen' },
  examples: { Apotheke: { knr: '410023' } },
  answer: () =>
    z.union([
      z.strictObject({
        correct: z.literal(true),
        data: z.strictObject({
          name_1: z.string(),
          name_2: z.string(),
          zip: z.string(),
          city: z.string(),
          street: z.string(),
          number: z.string(),
        }),
      }),
      z.strictObject({ correct: z.literal(false).describe('Die Kundennummer ist nicht bekannt') }),
    ]),
});

export const challengeCall = describeCall({
  ...askBotChallenge,
  summary: 'Aufgabe der Bot-Prüfung',
  about: 'Was der Browser löst, bevor er checkrecaptcha.php fragt.',
  fields: {},
  examples: {},
  answer: () =>
    z.union([
      z.strictObject({
        kind: z.literal('altcha').describe('Eigener Arbeitsnachweis (ALTCHA)'),
        challenge: z.unknown().describe('Aufgabe, wie ALTCHA sie erwartet'),
      }),
      z.strictObject({ kind: z.literal('recaptcha'), siteKey: z.string() }),
    ]),
});

export const checkBotCall = describeCall({
  ...checkBotSolution,
  summary: 'Lösung der Bot-Prüfung abgeben',
  about: 'Eine Lösung zählt einmal: für eine Registrierung oder eine Nachricht von derselben Adresse.',
  fields: { token: 'Gelöste Aufgabe: als base64 kodiertes JSON von ALTCHA, oder das Token von reCAPTCHA' },
  examples: { 'Keine Lösung': { token: 'e30=' } },
  answer: () => z.strictObject({ success: z.boolean().describe('Ob die Lösung zählt') }),
});

export const registerCall = describeCall({
  ...registerInstitution,
  summary: 'Institution mit Hauptbenutzer registrieren',
  about:
    'Legt beide an, ganz oder gar nicht, und schickt den Link, der die E-Mail-Adresse bestätigt. Eine Adresse, die schon jemand hat, wird mit 200 und error 1 beantwortet.',
  fields: {
    ...ADDRESS,
    Name: 'Name der Institution',
    PLZ: 'Postleitzahl',
    Anrede: '0 Frau, 1 Herr',
    Vorname: 'Vorname des Hauptbenutzers',
    Nachname: 'Nachname des Hauptbenutzers',
    Mail: 'E-Mail-Adresse, an die der Link geht',
    Password: 'Mindestens 8 Zeichen mit Groß- und Kleinbuchstaben, Ziffer und Sonderzeichen',
    Kundennummer: '2 bis 8 Zeichen, oder leer; sie muss bekannt und frei sein',
    KnrVerifiziert: 'Wird angenommen; ob die Kundennummer bekannt ist, prüft der Server selbst',
    selectedVersion: '0 Demoversion, 1 Vertragsversion',
  },
  examples: {
    'Demoversion ohne Kundennummer': {
      Name: 'Brunnen-Apotheke',
      Strasse: 'Brunnengasse',
      Hausnummer: '7',
      PLZ: '97070',
      Ort: 'Würzburg',
      Anrede: 1,
      Vorname: 'Mehmet',
      Nachname: 'Aydın',
      Mail: 'mehmet.aydin@brunnen.example',
      Password: 'Brunnen-2026!',
      Kundennummer: '',
      KnrVerifiziert: false,
      selectedVersion: 0,
    },
  },
  answer: () =>
    z.union([
      z.strictObject({
        username: z.string().describe('Der erzeugte Benutzername'),
        mailSent: z
          .boolean()
          .describe(
            'Ob die E-Mail hinausging; sonst lässt sie sich mit resendLink.php noch einmal anfordern',
          ),
      }),
      z.strictObject({
        error: z.literal(1).describe('Diese E-Mail-Adresse wird bereits verwendet'),
        message: z.string(),
      }),
    ]),
  refusals: {
    403: UNKNOWN_PASS,
    409: 'Zu viele registrieren sich gerade unter demselben Namen; ein neuer Versuch hilft.',
    503: BUSY,
  },
});

export const contactCall = describeCall({
  ...sendContact,
  summary: 'Nachricht an den Hersteller',
  about: 'Schickt ihm die Kontaktdaten; seine Antwort geht an den Besucher.',
  fields: {
    ...ADDRESS,
    Institution: 'Name der Institution',
    Kundennummer: '2 bis 8 Zeichen, oder leer',
    Anrede: 'Frau oder Herr',
    Vorname: 'Vorname',
    Nachname: 'Nachname',
    Plz: 'Postleitzahl',
    Mail: 'E-Mail-Adresse für die Antwort',
    Telefon: 'Telefonnummer',
  },
  examples: {
    Anfrage: {
      Institution: 'Apotheke am Fluss',
      Kundennummer: '',
      Anrede: 'Frau',
      Vorname: 'Ida',
      Nachname: 'Öztürk',
      Plz: '01067',
      Ort: 'Dresden',
      Strasse: 'Elbweg',
      Hausnummer: '4',
      Mail: 'ida@fluss.example',
      Telefon: '0351 900',
    },
  },
  answer: doneAnswer,
  refusals: { 403: UNKNOWN_PASS, 503: 'Die E-Mail konnte nicht versendet werden.' },
});

export const feedbackCall = describeCall({
  ...sendFeedback,
  summary: 'Rückmeldung zum Produkt',
  about: 'Geht an den Hersteller; eine Antwort nur, wenn eine E-Mail-Adresse dabei ist.',
  fields: {
    Text: 'Die Rückmeldung, ohne Angaben zu versicherten Personen',
    Mail: 'E-Mail-Adresse für eine Antwort, oder leer',
  },
  examples: { Lob: { Text: 'Der Vergleich der Vorschläge hilft uns sehr.', Mail: '' } },
  answer: doneAnswer,
  refusals: { 403: UNKNOWN_PASS, 503: 'Die E-Mail konnte nicht versendet werden.' },
});
