import * as z from 'zod/mini';
import type { TableColumn } from './table-shape.ts';

const ID_MESSAGE = 'Die id ist eine ganze Zahl ab 1; für eine neue Zeile bleibt sie leer.';

/** The column that names a row which is there already; empty for a new one. */
export const idColumn: TableColumn<number | null> = {
  label: 'id',
  schema: z.pipe(
    z.string().check(z.trim(), z.regex(/^([1-9]\d{0,8})?$/, ID_MESSAGE)),
    z.transform((text) => (text === '' ? null : Number(text))),
  ),
  text: (value) => String(value ?? ''),
};
