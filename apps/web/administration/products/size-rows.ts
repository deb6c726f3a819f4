import { nextSize, type SizeColumn } from '#catalogue/domain';

/** Texts of a size's fields, as typed. */
export type SizeTexts = Readonly<Partial<Record<SizeColumn | 'id', string | number | null>>>;

/** A size while it is edited. */
export interface SizeRow {
  /** A new key resets the row's fields. */
  readonly key: number;
  /** Initial values of its fields. */
  readonly values: SizeTexts;
}

let keys = 0;

export function rowOf(values: SizeTexts): SizeRow {
  keys += 1;
  return { key: keys, values };
}

/** The rows of stored sizes; one empty row where there are none. */
export function rowsOf(sizes: readonly SizeTexts[] = []): readonly SizeRow[] {
  return sizes.length === 0 ? [rowOf({})] : sizes.map(rowOf);
}

/**
 * Initial values of a size that follows another: what sizes of a product mostly have in common, and the next size. Its
 * numbers are its own and stay empty, but for an Artikelnummer that goes on a row of them.
 *
 * @param earlier the size before that
 */
export function followingSize(before: SizeTexts, earlier: SizeTexts = {}): SizeTexts {
  const { Konfektionsgroesse = '', Anzahl = '', UVP = '', Hilfsmittelnummer = '' } = before;
  return {
    Konfektionsgroesse: nextSize(String(Konfektionsgroesse)),
    Artikelnummer: nextNumber(textOf(earlier.Artikelnummer), textOf(before.Artikelnummer)),
    Anzahl,
    UVP,
    Hilfsmittelnummer,
  };
}

const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();

/** The number after two that follow each other; empty for any others. */
function nextNumber(earlier: string, before: string): string {
  const isNumber = /^\d{1,15}$/.test(earlier) && earlier.length === before.length;
  if (!isNumber || Number(before) - Number(earlier) !== 1) return '';
  return String(Number(before) + 1).padStart(before.length, '0');
}

/** The same with all that a duplicate takes over: also the hip. */
export function duplicatedSize(before: SizeTexts): SizeTexts {
  return { ...followingSize(before), Hueftumfang: before.Hueftumfang ?? '' };
}
