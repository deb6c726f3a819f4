import * as z from 'zod/mini';
import { type ListColumns, listedName, listQuerySchema, wholeNumber } from '#platform/domain';

/** Length of the column. */
const NAME_MAX_LENGTH = 100;
/** Above any institution. */
const MAX_USERS = 10_000;
/** Ten years: whoever tries the product for longer has a contract. */
const MAX_TRIAL_DAYS = 3650;

/** A Paket as the vendor maintains it. */
export interface ManagedPaket {
  readonly id: number;
  /** Raised by each write; whoever saves says which one they have seen. */
  readonly version: number;
  readonly Name: string;
  /** How many users an institution with it may have. */
  readonly Nutzerlimit: number;
  /** Days of the trial; 0 for none. */
  readonly Testphasendauer: number;
  /** Whoever registers gets it; exactly one Paket carries this flag. */
  readonly RegistrierungStandard: boolean;
  /** Whoever applies for the contract version gets it; exactly one Paket carries this flag. */
  readonly VollversionStandard: boolean;
}

const flag = z.optional(z.boolean('Erlaubt sind ja und nein.'));

/** What people enter of a Paket. A flag that is left out stays as it is. */
export const paketFields = {
  Name: listedName('Name', NAME_MAX_LENGTH),
  Nutzerlimit: wholeNumber('Nutzerlimit', 1, MAX_USERS),
  Testphasendauer: wholeNumber('Testphase in Tagen', 0, MAX_TRIAL_DAYS),
} as const;

/** A Paket as it is saved. */
export const paketInput = z.strictObject({
  /** Null for a new one. */
  id: z.nullable(
    z.int('Die Nummer ist eine ganze Zahl.').check(z.minimum(1, 'Die Nummer ist eine ganze Zahl ab 1.')),
  ),
  /** That of the row somebody has seen. A screen always says it; a call that does not overwrites. */
  version: z.optional(z.int('Die Version ist eine ganze Zahl.')),
  ...paketFields,
  RegistrierungStandard: flag,
  VollversionStandard: flag,
});
export type PaketInput = z.input<typeof paketInput>;
/** One that keeps all rules. */
export type CheckedPaket = z.output<typeof paketInput>;

/** What a new one starts with (access specification, section 9: 10 users, no trial, no flags). */
export const NEW_PAKET = {
  Name: '',
  Nutzerlimit: 10,
  Testphasendauer: 0,
  RegistrierungStandard: false,
  VollversionStandard: false,
} as const;

/** The trial in words, as the list shows it. */
export function trialInWords(days: number): string {
  return days === 0 ? 'Keine' : days === 1 ? '1 Tag' : `${days} Tage`;
}

const COLUMNS = [
  'Name',
  'Nutzerlimit',
  'Testphasendauer',
  'RegistrierungStandard',
  'VollversionStandard',
] as const;
/** What the list is sorted and filtered by. */
export type PaketeColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const paketeListQuery = listQuerySchema(COLUMNS);

const yesOrNo = (name: 'RegistrierungStandard' | 'VollversionStandard') => ({
  value: (row: ManagedPaket) => row[name],
  text: (row: ManagedPaket) => (row[name] ? 'ja' : 'nein'),
});

/** The columns of the list, as its screen shows them. */
export const paketeColumns: ListColumns<ManagedPaket, PaketeColumn> = {
  Name: { value: ({ Name }) => Name },
  Nutzerlimit: { value: ({ Nutzerlimit }) => Nutzerlimit },
  Testphasendauer: {
    value: ({ Testphasendauer }) => Testphasendauer,
    text: ({ Testphasendauer }) => trialInWords(Testphasendauer),
  },
  RegistrierungStandard: yesOrNo('RegistrierungStandard'),
  VollversionStandard: yesOrNo('VollversionStandard'),
};
