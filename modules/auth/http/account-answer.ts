import * as z from 'zod';
import { BERECHNUNGSMETHODEN } from '#institution/domain';
import type { UserActor } from '#platform/domain';
import { type DeepReadonly, flagAnswer, idAnswer, momentAnswer } from '#platform/http';
import type { Account } from '../login/account.service.ts';

const flag = (value: boolean) => (value ? 1 : 0);

const userSchema = () =>
  z
    .strictObject({
      BenutzerID: idAnswer(),
      Anrede: z.int().describe('0 Frau, 1 Herr'),
      Vorname: z.string(),
      Nachname: z.string(),
      Mail: z.string().nullable(),
      Loginname: z.string(),
      Status: z.enum(['wartend', 'inaktiv', 'active']),
      RollenId: idAnswer().nullable(),
      RollenName: z.string().nullable().describe('null: keine Rolle'),
      Gelesen: flagAnswer().describe(
        '1: hat zugestimmt, dass die Daten der Institution auf dem Server liegen',
      ),
      created: momentAnswer(),
      version: idAnswer().describe('Steigt mit jedem Speichern; user.php nimmt sie'),
    })
    .meta({ id: 'Benutzer' });

/** An institution with its users in answers, under the documented names (access specification, section 3). */
export const accountSchema = () =>
  z
    .strictObject({
      id: idAnswer(),
      Name: z.string(),
      Kundennummer: z.string().nullable(),
      Vertriebsweg: z.int().describe('20, 25, 28, 30, 35 oder 40'),
      Berechnungsmethode: z.enum(BERECHNUNGSMETHODEN),
      Strasse: z.string(),
      Hausnummer: z.string(),
      PLZ: z.string(),
      Ort: z.string(),
      Telefon: z.string(),
      Fax: z.string(),
      Ansprechpartner: z.string(),
      Email: z.string(),
      Webseite: z.string(),
      IK: z.string().describe('Institutionskennzeichen, neun Ziffern; leer: keines'),
      PdfPasswort: z
        .string()
        .nullable()
        .describe(
          'Gespeicherte Form, für wen sie generatePdfPsw.php öffnet; sonst und in der Testphase null',
        ),
      KennwortJeVersand: flagAnswer().describe('1: jedes versendete PDF hat ein eigenes Kennwort'),
      PaketId: idAnswer(),
      PaketObjekt: z.strictObject({
        Name: z.string(),
        Testphasendauer: z.int().describe('Tage; 0: keine Testphase'),
        VollversionStandard: flagAnswer(),
        Nutzerlimit: z.int(),
      }),
      Testphase: flagAnswer(),
      Testbeginn: z.iso.date().nullable(),
      Testende: z.int().nullable().describe('Tage, die von der Testphase bleiben; null außerhalb von ihr'),
      KnrVerifiziert: flagAnswer().describe('1: die Kundennummer steht in der Matching-Tabelle'),
      VollversionVorgemerkt: flagAnswer().describe(
        '1: die Vertragsversion ist beantragt, die Testphase läuft noch',
      ),
      DatenTransferiert: flagAnswer().describe('1: ein Benutzer der Institution hat zugestimmt'),
      created: momentAnswer(),
      version: idAnswer().describe('Steigt mit jedem Speichern; PUT nimmt sie'),
      Benutzer: z.array(userSchema()),
    })
    .meta({ id: 'Institution' });

/** Makes that answer. Flags are 1 and 0; `Testende` is the number of days left of the trial. */
export function accountAnswer(
  { institution, kundennummerKnown, trialDaysLeft, users }: Account,
  { rights }: Pick<UserActor, 'rights'>,
): DeepReadonly<z.output<ReturnType<typeof accountSchema>>> {
  const { paket } = institution;
  const opens = rights.has('pdf_vers') && !institution.testphase;
  return {
    id: institution.id,
    Name: institution.name,
    Kundennummer: institution.kundennummer ?? null,
    Vertriebsweg: institution.vertriebsweg,
    Berechnungsmethode: institution.berechnungsmethode,
    Strasse: institution.strasse,
    Hausnummer: institution.hausnummer,
    PLZ: institution.plz,
    Ort: institution.ort,
    Telefon: institution.telefon,
    Fax: institution.fax,
    Ansprechpartner: institution.ansprechpartner,
    Email: institution.email,
    Webseite: institution.webseite,
    IK: institution.ik,
    PdfPasswort: (opens && institution.pdfPasswort) || null,
    KennwortJeVersand: flag(institution.kennwortJeVersand),
    PaketId: paket.id,
    PaketObjekt: {
      Name: paket.Name,
      Testphasendauer: paket.Testphasendauer,
      VollversionStandard: flag(paket.VollversionStandard),
      Nutzerlimit: paket.Nutzerlimit,
    },
    Testphase: flag(institution.testphase),
    Testbeginn: institution.testbeginn ?? null,
    Testende: trialDaysLeft,
    KnrVerifiziert: flag(kundennummerKnown),
    VollversionVorgemerkt: flag(institution.testphase && paket.VollversionStandard),
    DatenTransferiert: flag(institution.datenTransferiert),
    created: institution.created.toISOString(),
    version: institution.version,
    Benutzer: users.map((user) => ({
      BenutzerID: user.id,
      Anrede: user.anrede,
      Vorname: user.vorname,
      Nachname: user.nachname,
      Mail: user.mail,
      Loginname: user.loginname,
      Status: user.status,
      RollenId: user.role?.id ?? null,
      RollenName: user.role?.name ?? null,
      Gelesen: flag(user.gelesen),
      created: user.created.toISOString(),
      version: user.version,
    })),
  };
}
