import type { FormatOptions } from '../output/output.ts';
import type { YesOptions } from '../program/options.ts';

/** Options of stored fields, with their field names. */
export const FIELDS = {
  name: 'Name',
  number: 'Kundennummer',
  channel: 'Vertriebsweg',
  street: 'Strasse',
  houseNumber: 'Hausnummer',
  postcode: 'PLZ',
  city: 'Ort',
  phone: 'Telefon',
  fax: 'Fax',
  contact: 'Ansprechpartner',
  mail: 'Email',
  website: 'Webseite',
  ik: 'IK',
} as const;

/** Options of an institution's fields. */
export type InstitutionOptions = FormatOptions & {
  readonly [Name in keyof typeof FIELDS]?: Name extends 'channel' ? number : string;
} & { readonly package?: string };

/** The main user of a new institution. */
export interface MainUserOptions {
  readonly givenName: string;
  readonly lastName: string;
  readonly salutation: 'Frau' | 'Herr';
  readonly invite?: boolean;
}

/** Options of a deletion. */
export interface DeletionOptions extends FormatOptions, YesOptions {
  readonly permanent?: boolean;
}
