import { formatEuro, type ListColumns, listQuerySchema } from '#platform/domain';
import type { Krankenkasse } from './krankenkasse.ts';

/** A Krankenkasse as the vendor maintains it. Rates net, in cents a month. */
export interface ManagedKrankenkasse extends Krankenkasse {
  readonly id: number;
  /** Raised by each write; whoever saves says which one they have seen. */
  readonly version: number;
  readonly Kindalter: number;
}

const COLUMNS = [
  'Kasse',
  'Kinderpauschale',
  'Urinpauschale',
  'Stuhlpauschale',
  'Kindalter',
  'selfPay',
] as const;
/** What the vendor's list is sorted and filtered by. */
export type KrankenkassenColumn = (typeof COLUMNS)[number];

/** Reads which of them a list asks for. */
export const krankenkassenListQuery = listQuerySchema(COLUMNS);

const rate = (name: 'Kinderpauschale' | 'Urinpauschale' | 'Stuhlpauschale') => ({
  value: (row: ManagedKrankenkasse) => row[name],
  text: (row: ManagedKrankenkasse) => formatEuro(row[name]),
});

/** The columns of the vendor's list, as its screen shows them. */
export const krankenkassenColumns: ListColumns<ManagedKrankenkasse, KrankenkassenColumn> = {
  Kasse: { value: ({ Kasse }) => Kasse },
  Kinderpauschale: rate('Kinderpauschale'),
  Urinpauschale: rate('Urinpauschale'),
  Stuhlpauschale: rate('Stuhlpauschale'),
  Kindalter: { value: ({ Kindalter }) => Kindalter },
  selfPay: { value: ({ selfPay }) => selfPay, text: ({ selfPay }) => (selfPay ? 'ja' : 'nein') },
};
