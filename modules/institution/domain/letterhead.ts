/** An institution as its documents name it. Empty texts are left out there. */
export interface Letterhead {
  readonly name: string;
  readonly strasse: string;
  readonly hausnummer: string;
  readonly plz: string;
  readonly ort: string;
  readonly telefon: string;
  readonly fax: string;
  readonly email: string;
  readonly webseite: string;
  readonly ansprechpartner: string;
  /** In its trial (Testphase): the names of persons in documents are replaced, and none is mailed. */
  readonly trial: boolean;
}
