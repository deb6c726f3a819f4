import { isSameList } from '#platform/domain';
import { PRODUCT_LABELS, type ProductFields, type WrittenFields } from './product-fields.ts';

const IDENTITY = [
  'Produktbezeichnung',
  'Anwendungstyp',
  'PremiumBasis',
  'Schweregrad',
  'Tropfenanzahl',
] as const;

/** The columns that identify a row's product. */
export type ProductIdentity = Pick<ProductFields, (typeof IDENTITY)[number]>;

/** Equal for all sizes of one product. */
export function productIdentity(row: ProductIdentity): string {
  const { Produktbezeichnung, Anwendungstyp, PremiumBasis, Schweregrad, Tropfenanzahl } = row;
  // The name comes last, because it may contain the separator.
  return `${Anwendungstyp}|${PremiumBasis}|${Schweregrad}|${Tropfenanzahl}|${Produktbezeichnung}`;
}

/** What else the sizes of a product share. */
const SHARED = ['Vorteilskommunikation', 'imagepfad', 'ICONS', 'liquid', 'wiederverwendbar'] as const;

/** Columns that decide whether rows fit together as sizes of one product. */
export const SIBLING_COLUMNS = [...IDENTITY, ...SHARED, 'Konfektionsgroesse'] as const;

/** A row to be written. */
export interface ProductLine<Row extends WrittenFields = WrittenFields> {
  /** Line in its file. */
  readonly line: number;
  readonly row: Row;
}

/** A contradiction between two rows. */
export interface SiblingFault {
  readonly line: number;
  readonly column: keyof ProductFields;
  readonly message: string;
}

/**
 * Contradictions between rows: a size twice in one product, and different values of what its sizes share.
 *
 * @param lines rows to be written
 * @param others rows that stay unchanged
 * @returns the faults, and null after each checked row
 */
export function* siblingFaults(
  lines: readonly ProductLine[],
  others: readonly WrittenFields[],
): Iterable<SiblingFault | null> {
  const owners = new Map<string, number | null>();
  const liquids = new Map<string, boolean>();
  for (const row of others) {
    const identity = productIdentity(row);
    owners.set(sizeKey(identity, row), null);
    liquids.set(identity, row.liquid);
    yield null;
  }
  const first = new Map<string, ProductLine>();
  for (const each of lines.toSorted((a, b) => a.line - b.line)) {
    const { line, row } = each;
    const identity = productIdentity(row);
    const size = sizeKey(identity, row);
    const owner = owners.get(size);
    const lead = first.get(identity);
    const other = lead && SHARED.find((column) => !isSame(row, lead.row, column));
    if (owner !== undefined) yield { line, column: 'Konfektionsgroesse', message: twice(row, owner) };
    else if (lead !== undefined && other !== undefined)
      yield {
        line,
        column: other,
        message: `„${PRODUCT_LABELS[other]}“ ist bei allen Größen eines Produkts gleich; in Zeile ${lead.line} steht etwas anderes.`,
      };
    else if (lead === undefined && (liquids.get(identity) ?? row.liquid) !== row.liquid)
      yield { line, column: 'liquid', message: otherKind(row.liquid) };
    else {
      owners.set(size, line);
      if (lead === undefined) first.set(identity, each);
      yield null;
    }
  }
}

const sizeKey = (identity: string, { Konfektionsgroesse }: WrittenFields) =>
  `${identity} ${Konfektionsgroesse}`;

function isSame(row: WrittenFields, other: WrittenFields, column: (typeof SHARED)[number]): boolean {
  const [one, two] = [row[column], other[column]];
  // What is left out is what is stored, whatever that is.
  if (one === undefined || two === undefined) return true;
  if (typeof one !== 'object' || typeof two !== 'object') return one === two;
  return isSameList(one, two) || (column === 'ICONS' && isSameList(one.toSorted(), two.toSorted()));
}

function twice({ Konfektionsgroesse }: WrittenFields, line: number | null): string {
  return line === null
    ? `Die Größe „${Konfektionsgroesse}“ gibt es bei diesem Produkt schon.`
    : `Die Größe „${Konfektionsgroesse}“ dieses Produkts steht schon in Zeile ${line}.`;
}

const otherKind = (liquid: boolean) =>
  liquid
    ? 'Die anderen Größen dieses Produkts sind nicht flüssig.'
    : 'Die anderen Größen dieses Produkts sind flüssig.';
