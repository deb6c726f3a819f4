import type * as z from 'zod/mini';
import type { CellContent } from '../tables/sheet-traces.ts';

/** How a table keeps the values of a column. */
export type Storage =
  | { readonly kind: 'text'; readonly length: number }
  | { readonly kind: 'integer' | 'boolean' | 'json' };

/** How a form asks for a value. */
export type Control = 'line' | 'digits' | 'amount' | 'number' | 'box' | 'own';

/**
 * A kind of value, with what forms, calls, files and the database need to know of it. The kinds are in
 * `column-types.ts`; a subject with a kind of its own defines it beside its record.
 */
export interface ColumnType<Value> {
  /** Reads what a form or a call holds; its messages are German and name the column. */
  readonly schema: z.ZodMiniType<Value>;
  /** Reads what a call holds, where that differs from a form. */
  readonly callSchema?: z.ZodMiniType<Value>;
  /** Reads the text of a cell of a CSV file, where that differs from a form. */
  readonly cellSchema?: z.ZodMiniType<Value>;
  /** What a cell of a file is; left out, words. */
  readonly content?: CellContent;
  readonly stored: Storage;
  /** The value in a new row, and in its form. */
  readonly initial: Value;
  /** The value that null in the database stands for; left out, the column is never null. */
  readonly empty?: Value;
  /** The cell of a CSV file, which `cellSchema` reads again as the same value. */
  cell(value: Value): string;
  /** The value in a call or a JSON file, which `schema` reads again as the same value. */
  json(value: Value): unknown;
  /** How a list shows the value and finds it by a filter; left out, as the cell. */
  shown?(value: Value): string;
  /** What a list is sorted by; left out, the value itself. */
  sorted?(value: Value): string | number | boolean;
  readonly control: Control;
  /** Most characters that the control takes. */
  readonly most?: number;
  /** Schema of the value in an answer; left out, a text. Describes the JSON that `json` gives. */
  readonly answers?: 'amount' | 'integer' | 'boolean' | 'digit';
}
