/** An institution as its documents show it; empty texts are left out. */
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
  /** During its trial (Testphase), documents contain placeholder names of persons and cannot be mailed. */
  readonly trial: boolean;
  /** Its own wording of the declaration of Mehrkosten, with placeholders; default: ours. */
  readonly wortlaut?: string | undefined;
}

/**
 * The letterhead of a document, line by line; empty fields are left out.
 *
 * @param adviser name of the adviser, if the document shows it there
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
