import type { FormatOptions } from '../output/output.ts';
import type { YesOptions } from '../program/options.ts';

/** The options of what is stored, and the fields they are of. */
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

/** What is said of an institution. */
export type InstitutionOptions = FormatOptions & {
  readonly [Name in keyof typeof FIELDS]?: Name extends 'channel' ? number : string;
} & { readonly package?: string };

/** Who manages a new one. */
export interface MainUserOptions {
  readonly givenName: string;
  readonly lastName: string;
  readonly salutation: 'Frau' | 'Herr';
}

/** How one is deleted. */
export interface DeletionOptions extends FormatOptions, YesOptions {
  readonly permanent?: boolean;
}
