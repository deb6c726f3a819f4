import { MOST_SIZES, PRODUCT_LABELS, SIZE_COLUMNS, type SizeColumn } from '#catalogue/domain';

/** Far more than sixty sizes take. */
const MOST_CHARACTERS = 50_000;

/** Other names of columns that price lists use. */
const SYNONYMS: Readonly<Record<string, SizeColumn>> = {
  größe: 'Konfektionsgroesse',
  groesse: 'Konfektionsgroesse',
  konfektionsgroesse: 'Konfektionsgroesse',
  'art.-nr.': 'Artikelnummer',
  'artikel-nr.': 'Artikelnummer',
  hüfte: 'Hueftumfang',
  hueftumfang: 'Hueftumfang',
  'hüftumfang in cm': 'Hueftumfang',
  stück: 'Anzahl',
  'stück je packung': 'Anzahl',
  'anzahl je packung': 'Anzahl',
  preis: 'UVP',
  'uvp in €': 'UVP',
  gtin: 'EAN',
  'hilfsmittel-nr.': 'Hilfsmittelnummer',
};

/** Rows of a pasted table, each with the texts of the columns that it fills. */
export type PastedRows = readonly Readonly<Partial<Record<SizeColumn, string>>>[];

/**
 * The cells of a piece of a spreadsheet: columns by tabs, rows by line breaks. Where its first row names columns, in any
 * order, they are taken by name; otherwise from a column on, in the order of the dialogue.
 *
 * @param from column of the field into which it is pasted
 * @returns null for a single cell, which is pasted as text
 */
export function pastedSizes(text: string, from: SizeColumn): PastedRows | null {
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .replace(/(\r\n|\n|\r)+$/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.split('\t').map(plainCell));
  if (lines.length === 1 && lines[0]?.length === 1) return null;
  const named = lines[0]?.map(columnNamed) ?? [];
  const isHead = named.filter((name) => name !== null).length >= 2;
  const columns = isHead ? named : SIZE_COLUMNS.slice(SIZE_COLUMNS.indexOf(from));
  return lines
    .slice(isHead ? 1 : 0)
    .filter((cells) => cells.some((cell) => cell !== ''))
    .slice(0, MOST_SIZES)
    .map((cells) =>
      Object.fromEntries(
        cells.flatMap((cell, at) => {
          const name = columns[at] ?? null;
          return name === null ? [] : [[name, cleaned(name, cell)]];
        }),
      ),
    );
}

/** A cell without the quotes that spreadsheets put around some. */
function plainCell(cell: string): string {
  const text = cell.trim();
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}

function columnNamed(cell: string): SizeColumn | null {
  const name = cell.toLocaleLowerCase('de').replace(/\s*\*$/, '');
  const found = SIZE_COLUMNS.find((column) => PRODUCT_LABELS[column].toLocaleLowerCase('de') === name);
  return found ?? SYNONYMS[name] ?? null;
}

/** Prices come with their sign, numbers as PZN-12345678 or with blanks. */
function cleaned(name: SizeColumn, cell: string): string {
  if (name === 'UVP') return cell.replaceAll(/[€\s]/g, '').replace(/EUR$/i, '');
  if (name === 'PZN' || name === 'EAN') return cell.replace(/^PZN\s*-?\s*/i, '').replaceAll(/\s/g, '');
  return cell;
}
