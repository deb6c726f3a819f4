import { filterTerm, type ListQuery, PAGE_SIZES, type Page, sortText } from './list-query.ts';

/** A column of a prepared list. */
export interface ListColumn<Row> {
  /** Sort key: texts in German dictionary order, null last. */
  value(row: Row): string | number | boolean | null;
  /** What the screen shows and filters match; default: the value. */
  text?(row: Row): string;
}

/** Columns by name. */
export type ListColumns<Row, Column extends string> = Readonly<Record<Column, ListColumn<Row>>>;

/** A row with its columns' texts, folded for comparison. */
interface Entry<Row> {
  readonly row: Row;
  readonly folded: Map<string, string>;
}

/** `localeCompare('de')` would create a collator for each comparison. */
const { compare } = new Intl.Collator('de');

/**
 * Rows that are paged in memory: each order and each folded text is computed once. For lists that stay short; those
 * that grow with the customers are pages of SQL (`sqlPage`).
 */
export class PreparedList<Row, Column extends string> {
  private readonly entries: readonly Entry<Row>[];
  private readonly columns: ListColumns<Row, Column>;
  private readonly orders = new Map<string, readonly Entry<Row>[]>();

  /** @param rows all of them; not modified. The sort is stable */
  constructor(rows: readonly Row[], columns: ListColumns<Row, Column>) {
    this.entries = rows.map((row) => ({ row, folded: new Map() }));
    this.columns = columns;
  }

  /** A page of the matching rows. */
  page(query: ListQuery<Column>, pageSize = query.pageSize ?? PAGE_SIZES[0]): Page<Row> {
    const found = this.filtered(query);
    const last = Math.max(1, Math.ceil(found.length / pageSize));
    const page = Math.min(query.page, last);
    return {
      rows: found.slice((page - 1) * pageSize, page * pageSize).map(({ row }) => row),
      total: found.length,
      page,
      pageSize,
    };
  }

  private filtered(query: ListQuery<Column>): readonly Entry<Row>[] {
    const wanted = Object.entries<string | undefined>(query.filters).flatMap(([column, filter]) => {
      if (!filter) return [];
      const { text, whole } = filterTerm(filter);
      return [{ column: column as Column, text: folded(text), whole }];
    });
    const everywhere = folded(query.q);
    const sorted = this.sorted(query);
    if (wanted.length === 0 && everywhere === '') return sorted;
    const all = Object.keys(this.columns) as Column[];
    return sorted.filter(
      (entry) =>
        wanted.every(({ column, text, whole }) =>
          whole ? this.isWhole(column, entry, text) : this.textOf(column, entry).includes(text),
        ) &&
        (everywhere === '' || all.some((column) => this.textOf(column, entry).includes(everywhere))),
    );
  }

  private sorted({ sort }: ListQuery<Column>): readonly Entry<Row>[] {
    const name = sortText(sort);
    const known = this.orders.get(name);
    if (known !== undefined) return known;
    const { value } = this.columns[sort.column];
    const direction = sort.descending ? -1 : 1;
    const made = this.entries
      .map((entry) => ({ entry, value: value(entry.row) }))
      .sort((a, b) => order(a.value, b.value, direction))
      .map(({ entry }) => entry);
    this.orders.set(name, made);
    return made;
  }

  /** Whether a text is all of a column, as shown or as stored: the shown one may name further words to find it by. */
  private isWhole(column: Column, entry: Entry<Row>, text: string): boolean {
    if (this.textOf(column, entry) === text) return true;
    return folded(String(this.columns[column].value(entry.row) ?? '')) === text;
  }

  private textOf(name: Column, { row, folded: texts }: Entry<Row>): string {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const column = this.columns[name];
    const text = folded(column.text?.(row) ?? String(column.value(row) ?? ''));
    texts.set(name, text);
    return text;
  }
}

/** A text folded for comparison with typed text; keyboards lack the no-break space before a € sign. */
function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de').replaceAll(/\s+/g, ' ');
}

type Value = string | number | boolean | null;

function order(a: Value, b: Value, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'string' && typeof b === 'string') return direction * compare(a, b);
  return direction * (Number(a) - Number(b));
}
