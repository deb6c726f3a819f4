import * as z from 'zod/mini';
import { idColumn, nameKey, type TableColumn, type TableShape, toDecimal } from '#platform/domain';
import { institutionskennzeichen } from '../contact/institutionskennzeichen.ts';
import type { DatedRates } from './krankenkasse.ts';
import { krankenkasseFields } from './krankenkasse-input.ts';
import { saetzeAnswer, saetzeCell, saetzeText } from './saetze-input.ts';

/** A line of the table of Krankenkassen. Rates net, in cents a month. */
export interface KrankenkasseTableRow {
  readonly id: number | null;
  readonly Kasse: string;
  readonly Kinderpauschale: number;
  readonly Urinpauschale: number;
  readonly Stuhlpauschale: number;
  readonly Kindalter: number;
  /** Missing where the file has no such column: it then stays as it is. */
  readonly Selbstzahler?: boolean;
  /** As are these: Institutionskennzeichen, empty for none, and rates from a day on. */
  readonly IK?: string;
  readonly Saetze?: readonly DatedRates[];
}

const YES_OR_NO = 'Erlaubt sind ja und nein.';

/** A spreadsheet calculates with a comma; other programs with a dot. */
const rate = (name: 'Kinderpauschale' | 'Urinpauschale' | 'Stuhlpauschale'): TableColumn<number> => ({
  label: name,
  schema: krankenkasseFields[name],
  text: (cents) => toDecimal(cents).replace('.', ','),
  json: toDecimal,
});

const selbstzahler: TableColumn<boolean> = {
  label: 'Selbstzahler',
  schema: z.pipe(
    z.string().check(z.trim(), z.toLowerCase(), z.regex(/^(ja|nein)$/, YES_OR_NO)),
    z.transform((text) => text === 'ja'),
  ),
  text: (value) => (value ? 'ja' : 'nein'),
  optional: true,
};

/** The vendor's Krankenkassen as a file; the name takes the place of the PZN (readings, section 6). */
export const krankenkassenTable: TableShape<KrankenkasseTableRow> = {
  name: 'krankenkassen',
  label: 'Krankenkassen',
  columns: {
    id: idColumn,
    Kasse: { label: 'Krankenkasse', schema: krankenkasseFields.Kasse, text: (value) => value },
    Kinderpauschale: rate('Kinderpauschale'),
    Urinpauschale: rate('Urinpauschale'),
    Stuhlpauschale: rate('Stuhlpauschale'),
    Kindalter: { label: 'Kindalter', schema: krankenkasseFields.Kindalter, text: String },
    Selbstzahler: selbstzahler,
    IK: { label: 'IK', schema: institutionskennzeichen, text: (value) => value, optional: true },
    Saetze: {
      label: 'Sätze ab einem Tag',
      schema: saetzeCell,
      text: saetzeText,
      json: saetzeAnswer,
      optional: true,
    },
  },
  keyColumn: 'Kasse',
  key: ({ Kasse }) => nameKey(Kasse),
};
