import * as z from 'zod';
import { contactFields } from '#institution/domain';
import { accountSchema } from './account-answer.ts';
import { flagAnswer, idAnswer } from './answer-schemas.ts';
import { describeCall } from './openapi/call-description.ts';
import { idField, idParameter } from './read-query.ts';

const path = 'cms/institution.php';
const ONE_OF = 'Bitte geben Sie entweder id oder userid an.';
const SAME = 'Wird angenommen, wie GET sie antwortet; geändert wird sie hier nicht';

export const institutionCall = describeCall({
  method: 'GET',
  path,
  summary: 'Institution mit Paket, Testphase und Benutzern',
  about:
    'Nach der id der Institution oder nach der eines Benutzers: die eigene, für Personal des Herstellers jede. Ohne das Recht insti_nutzer steht unter Benutzer nur, wer fragt.',
  takes: 'query',
  input: z
    .strictObject({ id: idParameter.optional(), userid: idParameter.optional() })
    .refine(({ id, userid }) => (id === undefined) !== (userid === undefined), ONE_OF),
  fields: { id: 'Institution; entweder sie oder userid', userid: 'Benutzer; entweder er oder id' },
  examples: { Benutzer: { userid: '2' } },
  answer: accountSchema,
  refusals: { 404: 'Die Institution oder den Benutzer gibt es nicht, oder sie gehören jemand anderem.' },
});

/** What an institution may not change of itself: it may be sent back, and must be what GET answers. */
const unchanged = {
  Kundennummer: z.unknown().optional(),
  Vertriebsweg: z.unknown().optional(),
  Berechnungsmethode: z.unknown().optional(),
  PaketId: z.unknown().optional(),
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

/** The names of these fields. */
export const UNCHANGED = Object.keys(unchanged) as readonly (keyof typeof unchanged)[];

export const saveInstitutionCall = describeCall({
  method: 'PUT',
  path,
  summary: 'Kontaktdaten der Institution speichern',
  about:
    'Nimmt, was GET antwortet. Geändert werden die Kontaktdaten, das IK und das PDF-Passwort; was fehlt, bleibt, wie es ist. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Dokumente nennen sofort das Gespeicherte.',
  takes: 'json',
  input: z.strictObject({
    id: idField.optional(),
    ...contactFields,
    PdfPasswort: z.string('Bitte einen Text angeben.').max(1_000, 'Die Angabe ist zu lang.').nullish(),
    ...unchanged,
    version: idField.optional(),
  }),
  fields: {
    id: 'Die eigene Institution; sie darf fehlen. Personal des Herstellers nennt jede',
    Name: 'Firma',
    Strasse: 'Straße',
    Hausnummer: 'Hausnummer',
    PLZ: 'Postleitzahl',
    Ort: 'Ort',
    Telefon: 'Darf leer sein',
    Fax: 'Darf leer sein',
    Ansprechpartner: 'Steht als Kontakt in den Dokumenten; darf leer sein',
    Email: 'Steht in den Dokumenten, versendet wird damit nicht; darf leer sein',
    Webseite: 'Darf leer sein',
    IK: 'Institutionskennzeichen: neun Ziffern, deren letzte die Prüfziffer ist; darf leer sein',
    PdfPasswort:
      'Gespeicherte Form, wie generatePdfPsw.php sie antwortet; null oder keine: das Passwort bleibt. Nicht in der Testphase',
    Kundennummer: SAME,
    Vertriebsweg: SAME,
    Berechnungsmethode: SAME,
    PaketId: SAME,
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
  },
  answer: () =>
    z.strictObject({
      id: idAnswer(),
      version: idAnswer(),
      changed: flagAnswer().describe('1: die E-Mail-Adresse ist jetzt eine andere'),
    }),
  refusals: {
    403: 'Das Recht kont_einst fehlt.',
    404: 'Die Institution gibt es nicht, oder es ist nicht die eigene.',
    409: 'Inzwischen ist etwas anderes gespeichert; current sind id, version und die Kontaktdaten, wie GET sie antwortet.',
  },
});
