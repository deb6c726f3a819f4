import * as z from 'zod/mini';

/** Most characters of a search. */
const SEARCH_MAX_LENGTH = 100;
/** Far beyond any list: a larger number is a mistake. */
const LAST_PAGE = 1_000_000;

/** Rows a page that a list offers; the first one is the default. */
export const PAGE_SIZES = [50, 100, 200] as const;

const SIZE_MESSAGE = `Eine Seite hat ${PAGE_SIZES.slice(0, -1).join(', ')} oder ${PAGE_SIZES.at(-1)} Zeilen.`;
const SORT_MESSAGE = 'Danach lässt sich nicht sortieren.';
const PAGE_MESSAGE = 'Die Seite ist eine ganze Zahl ab 1.';

/** A query of a list. */
export interface ListQuery<Column extends string = string> {
  /** From 1. One beyond the last page gives the last. */
  readonly page: number;
  /** Rows a page; default: the first of `PAGE_SIZES`. */
  readonly pageSize?: number;
  readonly sort: ListSort<Column>;
  /**
   * Text contained in a column, ignoring case; after `=` the whole text of the column (`filterTerm`). Columns without
   * a filter are missing.
   */
  readonly filters: Readonly<Partial<Record<Column, string>>>;
  /** Text contained in any column; empty: no filter. */
  readonly q: string;
}

/** The sort order of a list. */
export interface ListSort<Column extends string = string> {
  readonly column: Column;
  readonly descending: boolean;
}

/** A page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Matching rows on all pages. */
  readonly total: number;
  /** From 1; the last page if a later one was requested. */
  readonly page: number;
  readonly pageSize: number;
  /** `total` is an estimate above 10,000. */
  readonly isEstimate?: true;
}

/**
 * Reads a list's query from an address: `page`, `size` (rows a page), `sort` (a column, prefixed with `-` to reverse), `q` for all columns
 * and `filter.COLUMN` for one. Missing and empty parameters are ignored; unknown names are refused.
 *
 * @param columns the first one is the default sort column
 */
export function listQuerySchema<const Column extends string>(columns: readonly [Column, ...Column[]]) {
  const search = z
    .string()
    .check(z.trim(), z.maxLength(SEARCH_MAX_LENGTH, `Höchstens ${SEARCH_MAX_LENGTH} Zeichen.`));
  const filters = Object.fromEntries(
    columns.map((column) => [`filter.${column}`, z.optional(search)] as const),
  );
  const shape = {
    page: z.optional(z.string().check(z.regex(/^([1-9]\d{0,6})?$/, PAGE_MESSAGE))),
    size: z.optional(z.enum(['', ...PAGE_SIZES.map((size) => `${size}` as const)], SIZE_MESSAGE)),
    sort: z.optional(
      z.enum(['', ...columns, ...columns.map((column) => `-${column}` as const)], SORT_MESSAGE),
    ),
    q: z.optional(search),
    ...filters,
  };
  return z.pipe(
    z.strictObject(shape),
    z.transform((given): ListQuery<Column> => {
      const { page, size, sort, q, ...rest } = given as Record<string, string | undefined>;
      const named = columns.flatMap((column) => {
        const text = rest[`filter.${column}`];
        return text ? [[column, text] as const] : [];
      });
      return {
        page: Math.min(Number(page || 1), LAST_PAGE),
        ...(size && size !== String(PAGE_SIZES[0]) && { pageSize: Number(size) }),
        sort: {
          column: (sort?.replace(/^-/, '') || columns[0]) as Column,
          descending: sort?.startsWith('-') ?? false,
        },
        filters: Object.fromEntries(named) as Partial<Record<Column, string>>,
        q: q ?? '',
      };
    }),
  );
}

/** A sort order as in the address: `Name`, or `-Name` to reverse. */
export function sortText({ column, descending }: ListQuery['sort']): string {
  return `${descending ? '-' : ''}${column}`;
}

/** The address of a query, as `listQuerySchema` reads it; omits defaults. */
export function listAddress({ page, pageSize, sort, filters, q }: ListQuery): URLSearchParams {
  const address = new URLSearchParams();
  if (page > 1) address.set('page', String(page));
  if (pageSize !== undefined && pageSize !== PAGE_SIZES[0]) address.set('size', String(pageSize));
  address.set('sort', sortText(sort));
  if (q !== '') address.set('q', q);
  for (const [column, text] of Object.entries(filters)) if (text) address.set(`filter.${column}`, text);
  return address;
}

/** What a filter looks for: a text anywhere in the column or, written after `=`, the whole of it. */
export function filterTerm(filter: string): { readonly text: string; readonly whole: boolean } {
  return filter.startsWith('=') ? { text: filter.slice(1), whole: true } : { text: filter, whole: false };
}
