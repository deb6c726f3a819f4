import * as z from 'zod/mini';
import { ownPriceText } from '#institution/domain';
import { type Cents, type TableColumn, type TableShape, toDecimal } from '#platform/domain';

/** A row of the own prices table: a size of the catalogue. Prices gross, in cents. */
export interface OwnPriceTableRow {
  readonly id: number | null;
  readonly Artikelnummer?: string;
  /** May be empty if the id identifies the size. */
  readonly PZN: string;
  readonly Produktbezeichnung?: string;
  readonly Konfektionsgroesse?: string;
  readonly UVP?: Cents | null;
  /** Null without an own price. */
  readonly Preis: Cents | null;
}

const id: TableColumn<number | null> = {
  label: 'id',
  schema: z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^([1-9]\d{0,8})?$/, 'Die id ist eine ganze Zahl ab 1, oder sie bleibt leer.'),
      ),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  text: (value) => String(value ?? ''),
};

/** Restores the leading zeros that a spreadsheet strips from a PZN. */
const pzn: TableColumn<string> = {
  label: 'PZN',
  schema: z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{0,8}$/, 'Eine PZN hat 8 Ziffern.')),
    z.transform((text) => (text === '' ? '' : text.padStart(8, '0'))),
  ),
  text: (value) => value,
  identifies: true,
};

const shown = <Value>(label: string, text: (value: Value) => string): TableColumn<Value> => ({
  label,
  schema: z.transform((value: unknown) => value as Value),
  text,
  optional: true,
  informs: true,
});

/** Spreadsheets calculate with a comma, other programs with a dot. */
const amount = (cents: Cents | null) => (cents === null ? '' : toDecimal(cents).replace('.', ','));
const json = (cents: Cents | null) => (cents === null ? null : toDecimal(cents));

/** An institution's own prices as a file: every size of the catalogue, identified by id, else by PZN. */
export const ownPriceTable: TableShape<OwnPriceTableRow> = {
  name: 'own-prices',
  label: 'Produktpreise',
  columns: {
    id,
    Artikelnummer: shown('Artikelnummer', (value: string) => value),
    PZN: pzn,
    Produktbezeichnung: shown('Produktbezeichnung', (value: string) => value),
    Konfektionsgroesse: shown('Konfektionsgröße', (value: string) => value),
    UVP: { ...shown('UVP', amount), json },
    Preis: { label: 'Preis', schema: ownPriceText, text: amount, json },
  },
  keyColumn: 'PZN',
  key: ({ id: size, PZN }) => PZN || `id ${size}`,
  title: ({ Produktbezeichnung, Konfektionsgroesse }) => `${Produktbezeichnung}, ${Konfektionsgroesse}`,
  unknown: ({ PZN }) =>
    PZN === '' ? 'Die Zeile nennt weder id noch PZN.' : `Die PZN ${PZN} gibt es im Katalog nicht.`,
};
