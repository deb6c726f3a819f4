import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Right } from '../domain/actor.ts';
import { type Column, columnsIn, type ListRecord } from '../domain/records/record.ts';
import { fieldName } from './record-entity.ts';

/** A setting of the audit log in the words of its form. */
export interface AuditField {
  readonly label: string;
  /** How people write a value that is there; left out, by its type. */
  shown?(value: unknown): string;
  /** Kind of the record whose id, or list of ids, the value is; its name is shown in its place. */
  readonly refers?: string;
  /** The value is a list of rows with these settings, distinguished by one of them. */
  readonly items?: { readonly key: string; readonly fields: AuditFields };
}

/** Settings by their names. A name that is missing is never shown, so no secret and no code gets out. */
export type AuditFields = Readonly<Record<string, AuditField>>;

/** Names of records by their ids. */
export type NamesById = ReadonlyMap<string, string>;

/** A kind of record, with the acts on it and the words for what they change. */
export interface AuditSubject {
  /** Starts the reference of its records: `product:12`. */
  readonly kind: string;
  /** One record, in a list of kinds. */
  readonly one: string;
  /** One record, with its article in the accusative: 'das Produkt'. */
  readonly that: string;
  readonly acts: readonly string[];
  /** What an entry names: the record itself, a user, or the institution whose settings these are. */
  readonly keptBy: 'record' | 'user' | 'institution';
  /** Who may read a record's history: as its own screen. A right: of the own institution. */
  readonly readers: 'vendor' | 'user-managers' | Right;
  readonly fields: AuditFields;
  /** A setting that `fields` does not name: one of the record of this kind whose id its name is. */
  readonly each?: AuditField & { readonly refers: string };
  /** Settings whose names vary. */
  fieldNamed?(name: string): AuditField | undefined;
  /** Tables that people import, with their titles. */
  readonly tables?: Readonly<Record<string, string>>;
  /** Whether an import of them can be taken back. */
  readonly takenBack?: boolean;
  /** Names of those records that are there. */
  names?(em: SqlEntityManager, ids: readonly string[]): Promise<NamesById>;
}

/** The kinds of records of all modules. */
export class AuditSubjects {
  readonly all: readonly AuditSubject[];
  private readonly byKind: ReadonlyMap<string, AuditSubject>;
  private readonly byAct: ReadonlyMap<string, AuditSubject>;

  constructor(all: readonly AuditSubject[]) {
    this.all = all;
    this.byKind = new Map(all.map((each) => [each.kind, each]));
    this.byAct = new Map(all.flatMap((each) => each.acts.map((act) => [act, each] as const)));
  }

  of(kind: string): AuditSubject | undefined {
    return this.byKind.get(kind);
  }

  /** The kind of record that an act changes. */
  changedBy(act: string): AuditSubject | undefined {
    return this.byAct.get(act);
  }

  /** The title of a table that somebody has imported. */
  tableTitle(name: string): string | undefined {
    return this.ofTable(name)?.tables?.[name];
  }

  /** Whether an import of a table can be taken back. */
  canTakeBack(name: string): boolean {
    return this.ofTable(name)?.takenBack === true;
  }

  private ofTable(name: string): AuditSubject | undefined {
    return this.all.find(({ tables }) => tables?.[name] !== undefined);
  }
}

/** A plain list as a kind of record: its words and columns say all. */
export function subjectOf(record: ListRecord): AuditSubject {
  const { act, words, name, key, table, file } = record;
  return {
    kind: act,
    one: words.one,
    that: words.that,
    acts: [`${act}-saved`, `${act}-deleted`],
    keptBy: 'record',
    readers: 'vendor',
    fields: Object.fromEntries(columnsIn(record).map(([column, each]) => [column, fieldOf(each)])),
    ...(file && { tables: { [name]: words.title }, takenBack: true }),
    names: (em, ids) => namesFrom(em, { table, column: fieldName(key) }, ids),
  };
}

function fieldOf({ label, type }: Column<unknown>): AuditField {
  return { label, shown: type.shown ?? type.cell };
}

/** The names of rows, by their ids. */
export async function namesFrom(
  em: SqlEntityManager,
  { table, column }: { readonly table: string; readonly column: string },
  ids: readonly string[],
): Promise<NamesById> {
  const numbers = ids.map(Number).filter((id) => Number.isInteger(id) && id < 2 ** 31);
  if (numbers.length === 0) return new Map();
  const rows = await em.execute<{ id: number; name: string }[]>(
    `select id, ${column} as name from ${table} where id in (${numbers.map(() => '?').join(', ')})`,
    numbers,
  );
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
