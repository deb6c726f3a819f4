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
  /** Institutionskennzeichen, nine digits. */
  readonly ik: string;
  /** In its trial (Testphase): the names of persons in documents are replaced, and none is mailed. */
  readonly trial: boolean;
}

/**
 * What stands at the head of a document, line by line; what is not known is left out.
 *
 * @param adviser name of who advises, where the document says it there
 */
export function letterheadLines(institution: Omit<Letterhead, 'trial'>, adviser: string | null = null) {
  const { name, strasse, hausnummer, plz, ort, telefon, fax, email, webseite, ansprechpartner, ik } =
    institution;
  return {
    name,
    /** Street, town and Institutionskennzeichen. */
    address: lines([strasse, hausnummer], [plz, ort], after('IK', ik)),
    contact: lines(
      after('Ansprechpartner:', ansprechpartner),
      after('Beraten durch:', adviser ?? ''),
      after('Telefon', telefon),
      after('Fax', fax),
      [email],
      [webseite],
    ),
  };
}

const after = (label: string, text: string) => (text.trim() === '' ? [] : [label, text]);

const lines = (...all: readonly (readonly string[])[]): readonly string[] =>
  all
    .map((texts) =>
      texts
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .join(' '),
    )
    .filter((line) => line !== '');
