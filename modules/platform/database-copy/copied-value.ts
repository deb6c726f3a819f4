/** How the engines store a column. Everything but `plain` differs between them. */
export type ColumnKind = 'plain' | 'boolean' | 'moment' | 'json' | 'bytes';

/** A value in neither engine's form: a moment is its milliseconds since 1970, JSON its text. */
export type CopiedValue = string | number | boolean | Buffer | null;

/** A column with its kind. */
export interface CopiedColumn {
  readonly name: string;
  readonly kind: ColumnKind;
}

const KINDS: Readonly<Record<string, ColumnKind>> = {
  boolean: 'boolean',
  'timestamp with time zone': 'moment',
  jsonb: 'json',
  bytea: 'bytes',
  integer: 'plain',
  bigint: 'plain',
  text: 'plain',
  'character varying': 'plain',
};

/**
 * The kind of a column by PostgreSQL's name of its type.
 *
 * @throws Error for a type that no migration uses yet
 */
export function kindOf(type: string): ColumnKind {
  const kind = KINDS[type];
  if (kind === undefined) throw new Error(`Columns of the type ${type} cannot be copied.`);
  return kind;
}

/** A value of SQLite as a copied one. */
export function fromSqlite(value: unknown, kind: ColumnKind): CopiedValue {
  if (value === null || value === undefined) return null;
  if (kind === 'boolean') return value === 1;
  return value as CopiedValue;
}

/** A value of PostgreSQL as a copied one; `jsonb` comes with blanks. */
export function fromPostgres(value: CopiedValue | undefined, kind: ColumnKind): CopiedValue {
  if (value === null || value === undefined) return null;
  return kind === 'json' ? JSON.stringify(JSON.parse(String(value))) : value;
}

/** A copied value as SQLite stores it. */
export function toSqlite(value: CopiedValue): string | number | Buffer | null {
  return typeof value === 'boolean' ? Number(value) : value;
}

/** A value in one text, whichever engine it comes from: `jsonb` orders the keys of objects by itself. */
export function canonicalText(value: CopiedValue, kind: ColumnKind): string {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return value.toString('base64');
  if (kind === 'json') return JSON.stringify(sorted(JSON.parse(String(value))));
  return JSON.stringify(value);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
