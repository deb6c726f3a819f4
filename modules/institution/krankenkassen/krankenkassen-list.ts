import { type CalendarDay, formatEuro, type ListColumns, listQuerySchema } from '#platform/domain';
import { type DatedKrankenkasse, type KassenSaetze, ratesOn } from './krankenkasse.ts';

/** A Krankenkasse as the vendor maintains it. Rates net, in cents a month. */
export interface ManagedKrankenkasse extends DatedKrankenkasse {
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

/** The columns of the vendor's list as its screen shows them: with the rates that hold on a day. */
export function krankenkassenColumns(
  day: CalendarDay,
): ListColumns<ManagedKrankenkasse, KrankenkassenColumn> {
  const rate = (name: Exclude<keyof KassenSaetze, 'Kindalter'>) => ({
    value: (row: ManagedKrankenkasse) => ratesOn(row, day)[name],
    text: (row: ManagedKrankenkasse) => formatEuro(ratesOn(row, day)[name]),
  });
  return {
    Kasse: { value: ({ Kasse }) => Kasse },
    Kinderpauschale: rate('Kinderpauschale'),
    Urinpauschale: rate('Urinpauschale'),
    Stuhlpauschale: rate('Stuhlpauschale'),
    Kindalter: { value: (row) => ratesOn(row, day).Kindalter },
    selfPay: { value: ({ selfPay }) => selfPay, text: ({ selfPay }) => (selfPay ? 'ja' : 'nein') },
  };
}
