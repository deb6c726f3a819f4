import * as z from 'zod';
import { contactFields } from '#institution/domain';
import { ONE_LINE } from '#platform/domain';
import {
  BUSY,
  describeCall,
  doneAnswer,
  flagAnswer,
  flagField,
  idAnswer,
  idField,
  idOrOwn,
  idParameter,
} from '#platform/http';
import { accountSchema } from './account-answer.ts';
import { CONFIRM_FIRST, OWN_PASSWORD, ownPassword, PASSWORD_LACKS } from './confirmation-calls.ts';
import { deletedInstitutionSchema } from './deleted-institution.ts';
import { invitationAnswer } from './invitation-answer.ts';
import { listedInstitutionSchema } from './listed-institution.ts';

const path = 'cms/institution.php';
const ONE_OF = 'Bitte geben Sie eines von id, userid, all und deleted an.';
const GONE = 'Diese Institution gibt es nicht, oder es ist die des Herstellers.';
const CHANGED =
  'Inzwischen ist etwas anderes gespeichert; current sind id, version und die Angaben, wie GET sie antwortet.';
const VENDOR_ONLY = 'Ändert nur Personal des Herstellers; sonst wird sie angenommen, wie GET sie antwortet';
const NEW_ONLY = 'Nur für eine neue Institution, dann verlangt: ihr Hauptbenutzer';
const NO_NUMBER = 'Bitte geben Sie eine Kundennummer an.';
const SAME = 'Wird angenommen, wie GET sie antwortet; geändert wird sie hier nicht';

export const institutionCall = describeCall({
  method: 'GET',
  path,
  summary: 'Institution mit Paket, Testphase und Benutzern, oder alle Institutionen',
  about:
    'Nach der id der Institution oder nach der eines Benutzers: die eigene, für Personal des Herstellers jede. Ohne das Recht insti_nutzer steht unter Benutzer nur, wer fragt. Mit all antwortet der Aufruf, nur Personal des Herstellers, alle Institutionen außer der eigenen, ohne Benutzer, mit deleted die gelöschten, deren Daten noch gespeichert sind.',
  takes: 'query',
  input: z
    .strictObject({
      id: idParameter.optional(),
      userid: idParameter.optional(),
      all: z.literal(['true', '1'], 'Erlaubt ist true.').optional(),
      deleted: z.literal(['true', '1'], 'Erlaubt ist true.').optional(),
    })
    .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, ONE_OF),
  fields: {
    id: 'Institution; entweder sie, userid, all oder deleted',
    userid: 'Benutzer; entweder er, id, all oder deleted',
    all: 'true: alle Institutionen',
    deleted: 'true: alle gelöschten Institutionen, von denen noch Daten gespeichert sind',
  },
  examples: { Benutzer: { userid: '2' } },
  answer: () =>
    z.union([accountSchema(), z.array(listedInstitutionSchema()), z.array(deletedInstitutionSchema())]),
  refusals: { 404: 'Die Institution oder den Benutzer gibt es nicht, oder sie gehören jemand anderem.' },
});

/** Only the vendor's staff may change these; an institution may send them back unchanged. */
const vendorsOnly = {
  Kundennummer: z.unknown().optional(),
  Vertriebsweg: z.unknown().optional(),
  PaketId: z.unknown().optional(),
} as const;

/** The main user of a new institution. */
const mainUser = {
  Anrede: z.unknown().optional(),
  Vorname: z.unknown().optional(),
  Nachname: z.unknown().optional(),
  Einladung: flagField.optional(),
} as const;

/** Read-only: may be sent back unchanged. */
const unchanged = {
  Berechnungsmethode: z.unknown().optional(),
  PaketObjekt: z.unknown().optional(),
  Testphase: z.unknown().optional(),
  Testbeginn: z.unknown().optional(),
  Testende: z.unknown().optional(),
  KnrVerifiziert: z.unknown().optional(),
  VollversionVorgemerkt: z.unknown().optional(),
  DatenTransferiert: z.unknown().optional(),
  created: z.unknown().optional(),
  Benutzer: z.unknown().optional(),
} as const;

export const saveInstitutionCall = describeCall({
  method: 'PUT',
  path,
  summary: 'Institution anlegen oder ändern',
  about:
    'Nimmt, was GET antwortet. Personal des Herstellers legt Institutionen an und ändert an jeder auch Kundennummer, Vertriebsweg und Paket: Mit einem anderen Paket beginnt die Testphase heute; eines ohne beendet sie. Eine neue Institution bekommt einen Hauptbenutzer mit einem zufälligen Passwort, das hier einmal steht, oder mit Einladung eine E-Mail mit einem Link, mit dem er seines vergibt. An der eigenen Institution werden die Kontaktdaten, das IK, das PDF-Passwort und das Kennwort je Versand geändert; was fehlt, bleibt, wie es ist. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Dokumente nennen sofort das Gespeicherte.',
  takes: 'json',
  input: z.strictObject({
    id: idOrOwn,
    ...contactFields,
    PdfPasswort: z.string('Bitte einen Text angeben.').max(1_000, 'Die Angabe ist zu lang.').nullish(),
    KennwortJeVersand: flagField.optional(),
    ...vendorsOnly,
    ...mainUser,
    ...unchanged,
    version: idField.optional(),
    password: ownPassword.optional(),
  }),
  fields: {
    id: 'Die eigene Institution; sie darf fehlen. Personal des Herstellers nennt jede, oder 0 für eine neue',
    Name: 'Firma',
    Strasse: 'Straße',
    Hausnummer: 'Hausnummer',
    PLZ: 'Postleitzahl',
    Ort: 'Ort',
    Telefon: 'Darf leer sein',
    Fax: 'Darf leer sein',
    Ansprechpartner: 'Steht als Kontakt in den Dokumenten; darf leer sein',
    Email:
      'Steht in den Dokumenten, versendet wird damit nicht; darf leer sein. Einer neuen Institution: auch die des Hauptbenutzers, verlangt',
    Webseite: 'Darf leer sein',
    IK: 'Institutionskennzeichen: neun Ziffern, deren letzte die Prüfziffer ist; darf leer sein',
    PdfPasswort:
      'Gespeicherte Form, wie generatePdfPsw.php sie antwortet; null oder keine: das Passwort bleibt. Nicht in der Testphase',
    KennwortJeVersand:
      '1: Jedes versendete PDF hat ein eigenes Kennwort, das psw von upload.php nennt. Nur an der eigenen Institution',
    Kundennummer: `2 bis 8 Zeichen; jede kommt einmal vor. ${VENDOR_ONLY}`,
    Vertriebsweg: `20, 25, 28, 30, 35 oder 40; ohne Angabe beginnt eine neue Institution mit 20. ${VENDOR_ONLY}`,
    Anrede: `0 Frau, 1 Herr. ${NEW_ONLY}`,
    Vorname: NEW_ONLY,
    Nachname: NEW_ONLY,
    Einladung:
      'Nur für eine neue Institution. 1: Ihr Hauptbenutzer bekommt statt des zufälligen Passworts eine E-Mail mit einem Link, 7 Tage und einmal gültig, mit dem er sein Passwort vergibt. Ohne Mailserver antwortet der Aufruf 503',
    Berechnungsmethode: SAME,
    PaketId: `Ohne Angabe beginnt eine neue Institution mit 1. ${VENDOR_ONLY}`,
    PaketObjekt: SAME,
    Testphase: SAME,
    Testbeginn: SAME,
    Testende: SAME,
    KnrVerifiziert: SAME,
    VollversionVorgemerkt: SAME,
    DatenTransferiert: SAME,
    created: SAME,
    Benutzer: SAME,
    version: 'Die version, die GET geantwortet hat; ohne sie gilt, was gesendet wird, in jedem Fall',
    password: `${OWN_PASSWORD}: für eine neue Institution, ein anderes Paket und ein anderes PDF-Passwort`,
  },
  examples: {
    Ändern: {
      id: 2,
      Name: 'Apotheke am Stadtgarten',
      Strasse: 'Gartenstraße',
      Hausnummer: '12',
      PLZ: '79098',
      Ort: 'Freiburg im Breisgau',
      Telefon: '0761 900120',
      Email: 'beratung@apotheke-stadtgarten.example',
      IK: '108310400',
    },
    Anlegen: {
      id: 0,
      Name: 'Sanitätshaus Nordheide',
      Kundennummer: '401922',
      Vertriebsweg: 30,
      Strasse: 'Heideweg',
      Hausnummer: '4',
      PLZ: '21244',
      Ort: 'Buchholz',
      Email: 'falk@sanitaetshaus-nordheide.example',
      PaketId: 1,
      Anrede: 0,
      Vorname: 'Ina',
      Nachname: 'Falk',
    },
  },
  answer: () =>
    z.strictObject({
      id: idAnswer(),
      version: idAnswer(),
      changed: flagAnswer().describe('1: die E-Mail-Adresse ist jetzt eine andere'),
      Loginname: z.string().optional().describe('Einer neuen Institution: Benutzername des Hauptbenutzers'),
      password: z.string().optional().describe('Dessen erstes Passwort, einmal gezeigt'),
      Einladung: invitationAnswer(),
    }),
  refusals: {
    403: `Das Recht kont_einst fehlt. ${PASSWORD_LACKS}`,
    404: 'Die Institution gibt es nicht, oder es ist nicht die eigene.',
    409: CHANGED,
    503: BUSY,
  },
});

export const deleteInstitutionCall = describeCall({
  method: 'DELETE',
  path,
  admits: 'vendor',
  summary: 'Institution löschen',
  about:
    'Beendet alle Sessions und Links ihrer Benutzer. Endgültig heißt: Von der Institution, ihren Benutzern, Krankenkassen, Preisen und Dokumenten bleibt nichts, das Protokoll behält Kennungen ohne Namen.',
  takes: 'query',
  input: z.strictObject({
    id: idParameter,
    dsvgo: z.enum(['0', '1'], 'Erlaubt sind 0 und 1.'),
    version: idParameter.optional(),
  }),
  fields: {
    id: 'Institution; endgültig auch eine, die schon ausgeblendet ist',
    dsvgo: '1 endgültig; 0 ausgeblendet: Kundennummer, E-Mail-Adressen und Benutzernamen sind wieder frei',
    version: 'Die version, die GET geantwortet hat; ohne sie wird in jedem Fall gelöscht',
  },
  examples: { Ausblenden: { id: '3', dsvgo: '0' } },
  answer: doneAnswer,
  refusals: { 403: CONFIRM_FIRST, 404: GONE, 409: CHANGED },
});

export const freeNumberCall = describeCall({
  method: 'GET',
  path: 'cms/check_insti_nr.php',
  admits: 'vendor',
  summary: 'Ist eine Kundennummer frei?',
  takes: 'query',
  input: z.strictObject({
    kundennummer: z
      .string(NO_NUMBER)
      .trim()
      .min(1, NO_NUMBER)
      .max(8, 'Eine Kundennummer hat höchstens 8 Zeichen.')
      .regex(ONE_LINE, 'Eine Kundennummer hat keine Steuerzeichen.'),
    id: z.union([z.literal('0'), idParameter], 'Keine gültige Nummer.').optional(),
  }),
  fields: { kundennummer: 'Kundennummer', id: 'Institution, die sie haben darf; 0 oder keine: eine neue' },
  examples: { Neu: { kundennummer: '401922', id: '0' } },
  answer: () => z.strictObject({ free: z.boolean().describe('Keine andere Institution hat sie') }),
});
