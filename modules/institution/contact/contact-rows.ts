import type * as z from 'zod/mini';
import type { Institution } from '../institutions/institution.entity.ts';
import type { contactInput } from './contact-input.ts';

type Given = Omit<z.output<typeof contactInput>, 'version' | 'PdfPasswort'>;

/** Contact data under their documented names; unknown texts are empty. */
export type ContactColumns = { readonly [Field in keyof Given]-?: NonNullable<Given[Field]> };

const COLUMNS = {
  Name: 'name',
  Strasse: 'strasse',
  Hausnummer: 'hausnummer',
  PLZ: 'plz',
  Ort: 'ort',
  Telefon: 'telefon',
  Fax: 'fax',
  Ansprechpartner: 'ansprechpartner',
  Email: 'email',
  Webseite: 'webseite',
  IK: 'ik',
  Beraternamen: 'beraternamen',
  Kartenzeilen: 'kartenzeilen',
  KennwortJeVersand: 'kennwortJeVersand',
} as const satisfies Record<keyof Given, keyof Institution>;
const FIELDS = Object.entries(COLUMNS) as readonly (readonly [keyof Given, (typeof COLUMNS)[keyof Given]])[];

export const CONTACT_FIELDS: readonly (keyof Given)[] = FIELDS.map(([field]) => field);

/** The contact data of an institution's row. */
export function fieldsOf(row: Pick<Institution, (typeof COLUMNS)[keyof Given]>): ContactColumns {
  return Object.fromEntries(FIELDS.map(([field, column]) => [field, row[column]])) as ContactColumns;
}

/** The columns to be written; omitted fields have none. */
export function columnsOf(given: Given): Partial<Pick<Institution, (typeof COLUMNS)[keyof Given]>> {
  return Object.fromEntries(
    FIELDS.flatMap(([field, column]) => (given[field] === undefined ? [] : [[column, given[field]]])),
  );
}
