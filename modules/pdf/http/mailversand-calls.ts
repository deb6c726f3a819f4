import * as z from 'zod';
import { describeCall, doneAnswer } from '#platform/http';
import { documentPassword } from '../sealing/document-password.ts';
import { PDF_FILE } from '../sealing/pdf-limit.ts';
import { pdfMail } from '../sending/pdf-mail-input.ts';
import { storedName } from '../storage/stored-name.ts';

const username = z
  .string('Bitte genau einmal angeben.')
  .max(100, 'Ein Benutzername hat höchstens 100 Zeichen.');
const { name, email, subject, text } = pdfMail.shape;

const OWN_NAME = 'Eigener Benutzername';
const NOT_YOURS = 'Das ist nicht der eigene Benutzername.';
const NO_RIGHT = 'Das Recht pdf_vers fehlt.';

export const uploadCall = describeCall({
  method: 'POST',
  path: 'mailversand/upload.php',
  summary: 'PDF ablegen',
  about:
    'Verschlüsselt ein PDF von höchstens 10 MB mit AES-256 (Revision 6) und legt es für 24 Stunden ab. Ist es schon verschlüsselt, muss es sich mit demselben Passwort öffnen. Eines, das so heißt, wird ersetzt. Hat die Institution ein eigenes Kennwort je Versand gewählt, ist das PDF schon damit verschlüsselt; gespeichert wird es nicht.',
  takes: 'parts',
  file: PDF_FILE,
  input: z.strictObject({
    data: z
      .custom<Uint8Array>((bytes) => bytes instanceof Uint8Array, 'Bitte genau eine Datei angeben.')
      .meta({ type: 'string', contentMediaType: 'application/pdf' }),
    name: storedName,
    username,
    psw: documentPassword,
  }),
  fields: {
    data: 'Das PDF',
    name: 'Dateiname; protected- wird vorangestellt',
    username: OWN_NAME,
    psw: 'PDF-Passwort der Institution, oder das eigene Kennwort dieses Versands; mit ihm öffnet sich das abgelegte PDF',
  },
  examples: { Versorgungsvorschlag: { name: 'vorschlag.pdf', username: 'leitung', psw: 'Stadtgarten-2026' } },
  answer: () =>
    z.strictObject({
      success: z.literal(true),
      name: z.string().describe('Name, unter dem es abgelegt ist'),
    }),
  refusals: {
    403: NO_RIGHT,
    404: NOT_YOURS,
    429: 'Es sind schon 500 PDFs des Benutzers oder 2 GB der Institution abgelegt.',
    503: 'Es werden zu viele Dateien gleichzeitig verarbeitet.',
  },
});

export const sendCall = describeCall({
  method: 'POST',
  path: 'mailversand/sendPdfMail.php',
  summary: 'Abgelegtes PDF per E-Mail versenden',
  about: 'Wird beantwortet, sobald der Mailserver die E-Mail angenommen hat.',
  takes: 'form',
  input: z.strictObject({
    name,
    email,
    loginName: username,
    subject: z._default(subject, ''),
    text: z._default(text, ''),
  }),
  fields: {
    name: 'Name des abgelegten PDF',
    email: 'Empfänger, eine Adresse',
    loginName: OWN_NAME,
    subject: 'Betreff; leer: „Ihre Unterlagen von …“',
    text: 'Text über dem Hinweis, wie die Datei geöffnet wird; leer: ein üblicher Satz',
  },
  examples: {
    Versorgungsvorschlag: {
      name: 'protected-vorschlag.pdf',
      email: 'frau@example.org',
      loginName: 'leitung',
      subject: 'Ihr Versorgungsvorschlag',
      text: 'Anbei die besprochene Versorgung.',
    },
  },
  answer: doneAnswer,
  refusals: {
    403: `${NO_RIGHT} Oder die Institution ist in der Testphase.`,
    404: `${NOT_YOURS} Oder das PDF ist nicht mehr abgelegt.`,
    409: 'Eine E-Mail mit dieser Kennung ist vielleicht schon angekommen.',
    429: 'In dieser Stunde sind schon 60 E-Mails des Benutzers versendet.',
    503: 'Der Mailserver hat die E-Mail nicht angenommen.',
  },
});

export const deleteCall = describeCall({
  method: 'POST',
  path: 'mailversand/delete.php',
  summary: 'Abgelegtes PDF löschen',
  about: 'Auch wenn es keines mit diesem Namen gibt, ist danach keines da.',
  takes: 'form',
  input: z.strictObject({ name, username }),
  fields: { name: 'Name des abgelegten PDF', username: OWN_NAME },
  examples: { Versorgungsvorschlag: { name: 'protected-anderer-vorschlag.pdf', username: 'leitung' } },
  answer: doneAnswer,
  refusals: { 404: NOT_YOURS },
});
