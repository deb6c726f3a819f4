import type { Account } from '#auth';

const flag = (value: boolean) => (value ? 1 : 0);

/**
 * An institution with its users as the calls answer it, under the documented names (access specification,
 * section 3). Yes and no are 1 and 0; `Testende` counts the days that are left of the trial.
 */
export function accountAnswer({ institution, trialDaysLeft, users }: Account) {
  const { paket } = institution;
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
    PaketId: paket.id,
    PaketObjekt: {
      Name: paket.name,
      Testphasendauer: paket.testphasendauer,
      VollversionStandard: flag(paket.vollversionStandard),
      Nutzerlimit: paket.nutzerlimit,
    },
    Testphase: flag(institution.testphase),
    Testbeginn: institution.testbeginn ?? null,
    Testende: trialDaysLeft,
    created: institution.created.toISOString(),
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
    })),
  };
}
