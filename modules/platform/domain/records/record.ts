import type { Right } from '../actor.ts';
import type { ColumnType } from './column-type.ts';

/** A column of a record: its kind of value, and what people are shown about it. */
export interface Column<Value, Optional extends boolean = boolean> {
  readonly type: ColumnType<Value>;
  /** What people call it. */
  readonly label: string;
  /** Whether a call, a form or a file may leave it out; the value then stays as it is. */
  readonly optional: Optional;
  /** Whether a call may leave it out like an optional one; forms and files give it. */
  readonly startsByItself?: true;
  /** Its name in files, where that is another one. */
  readonly header?: string;
  /** What it means in a call. */
  readonly about: string;
  /** What it means in an answer. */
  readonly answer?: string;
  /** What a form calls it, where that is another name. */
  readonly formLabel?: string;
  /** What a form says beside its control. */
  readonly note?: string;
  /** The list does not show it, nor sort or filter by it. */
  readonly unlisted?: true;
}

type Texts = Omit<Column<unknown>, 'type' | 'optional'>;

/** A column that everybody who saves a row has to fill in. */
export const required = <Value>(type: ColumnType<Value>, texts: Texts): Column<Value, false> => ({
  ...texts,
  type,
  optional: false,
});

/** A column that keeps its value where a call, a form or a file leaves it out. */
export const optional = <Value>(type: ColumnType<Value>, texts: Texts): Column<Value, true> => ({
  ...texts,
  type,
  optional: true,
});

// biome-ignore lint/suspicious/noExplicitAny: a column of any kind of value; `ValueOf` reads which.
export type Columns = Readonly<Record<string, Column<any>>>;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;
type NamesOf<C extends Columns, Optional extends boolean> = {
  [Name in keyof C]: C[Name]['optional'] extends Optional ? Name : never;
}[keyof C];

/** The values of all columns. */
export type ValuesOf<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

/** What people give to save: the optional columns may be missing. */
export type GivenOf<C extends Columns> = {
  readonly [Name in NamesOf<C, false>]: ValueOf<C[Name]>;
} & { readonly [Name in NamesOf<C, true>]?: ValueOf<C[Name]> | undefined };

/** A row as the vendor maintains it. */
export type RowOf<C extends Columns> = ValuesOf<C> & {
  readonly id: number;
  /** Raised by each write; a write names the version that somebody has seen. */
  readonly version: number;
};

/** What a write takes. */
export type InputOf<C extends Columns> = GivenOf<C> & {
  /** Null for a new row. */
  readonly id: number | null;
  /** Version of the row somebody has seen. Screens always name it; a call that does not overwrites. */
  readonly version?: number | undefined;
};

/** The words of a list, German but for the command line. */
export interface RecordWords<C extends Columns> {
  /** Heads the screen and names the table. */
  readonly title: string;
  /** One row: starts a sentence and names the acts of the audit log. */
  readonly one: string;
  /** The same with its article in the accusative: what somebody has changed. */
  readonly that: string;
  /** What the rows are for, under the title. */
  readonly about: string;
  readonly add: string;
  /** Shown where a search finds nothing. */
  readonly empty: string;
  /** What belongs into the list; shown while it is empty and nobody has searched. */
  readonly begin?: string;
  /** Shown after a row was added, changed and deleted. */
  readonly added: Notice;
  readonly changed: Notice;
  readonly deleted: Notice;
  readonly deletion: string;
  /** What is lost with a row, line by line. */
  lost(row: ValuesOf<C>): readonly string[];
  /** A write names a row that is gone. */
  readonly gone: string;
  /** Another row has this name. */
  taken(name: string): string;
  /** What the import dialogue says. */
  readonly files?: string;
}

interface Notice {
  readonly title: string;
  readonly text: string;
}

/** The documented calls of a list. GET is read from it unless a controller of its own answers. */
export interface RecordCalls {
  /** Below /static/api/. */
  readonly path: string;
  /** Names the row in the OpenAPI document. */
  readonly schema: string;
  readonly list?: { readonly summary: string; readonly refusals?: { readonly 403: string } };
  readonly save: {
    readonly summary: string;
    readonly about: string;
    /** What `id` 0 stands for. */
    readonly added: string;
    readonly examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  readonly remove: {
    readonly summary: string;
    readonly about?: string;
    /** What `id` names. */
    readonly id: string;
    readonly example: { readonly name: string; readonly id: string };
    /** Why a row may stay; comes before the conflict in the refusal. */
    readonly stays?: string;
    /** A count that the answer tells; left out, it tells that it is done. */
    readonly tells?: { readonly name: string; readonly about: string };
  };
  /** What `current` is in a conflict, where another version is stored. */
  readonly current: string;
  /** Columns by which GET sorts; the last one is the default. Left out: by name alone. */
  readonly sorts?: readonly string[];
}

/**
 * A plain list of the vendor's: each column once, and what people are shown about it. Entity, schemas, list,
 * files, calls, screen, audit words, limits and commands are read from it (docs/decisions/0039).
 */
export interface ListRecord<C extends Columns = Columns> {
  /** In addresses: /cms/tables/NAME. */
  readonly name: string;
  /** Name of its table in the database. */
  readonly table: string;
  /** Row of `data_version` that its table raises; every write locks it. */
  readonly data: 'catalogue' | 'krankenkassen' | 'pakete' | 'roles' | `list:${string}`;
  /** Names its acts in the audit log: ACT-saved, ACT-deleted. */
  readonly act: string;
  /** Number of its page in the vendor's administration: /cms/TAB. */
  readonly tab: number;
  /** The column that tells rows apart, whatever its case. */
  readonly key: string;
  /** How all rows are sorted; left out, by name. */
  readonly order?: 'id';
  readonly columns: C;
  readonly words: RecordWords<C>;
  readonly calls: RecordCalls;
  /** Who else may read all rows; left out, the vendor's staff alone. */
  readonly readers?: readonly Right[];
  /** Whether people export and import it as a file, and what the command line calls it. */
  readonly file?: { readonly command: string; readonly of: string };
}

/** Names a record and keeps the types of its columns. */
export const defineRecord = <const C extends Columns>(
  record: ListRecord<C> & { readonly key: keyof C },
): ListRecord<C> => record;

/** The columns of a record, by their names. */
export function columnsIn<C extends Columns>({ columns }: Pick<ListRecord<C>, 'columns'>) {
  return Object.entries(columns) as [keyof C & string, Column<unknown>][];
}

/** The values of columns as calls and JSON files write them. */
export function jsonOf(columns: Columns, values: object): Record<string, unknown> {
  const given = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(columnsIn({ columns }).map(([name, { type }]) => [name, type.json(given[name])]));
}

/** A saved row: its id, and the version that the next write names. */
export interface SavedRow {
  readonly id: number;
  readonly version: number;
}
