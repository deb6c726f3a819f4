import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { lookUp } from './look-up.ts';
import { heldBytes, type ReadModelMemory } from './read-model-memory.ts';

/**
 * A row of `data_version`: data made from the tables behind it are current while its number is unchanged. `accounts`
 * covers institutions and users, `definitions` the texts of questions and hints;
 * `customer-tables` only serialises writers of the matching and ADM tables.
 */
export type DataName =
  | 'catalogue'
  | 'krankenkassen'
  | 'pakete'
  | 'roles'
  | 'accounts'
  | 'customer-tables'
  | 'definitions'
  /** The vendor's; an institution's own belong to it. */
  | 'contract-forms'
  | `institution:${number}`
  /** Serialises the writes to the users of an institution. */
  | `users:${number}`
  /** A list that is read by itself alone. */
  | `list:${string}`;

/**
 * Opaque string that changes after every write to the tables behind rows of `data_version`, from any process: numbers
 * only rise, so their sum rises with each write to any of them.
 */
export async function dataVersion(em: EntityManager, names: readonly DataName[]): Promise<string> {
  const numbers = lookUp<{ version: number | string | null }>(em, versionOf(names));
  return String((await numbers(...names))?.version ?? 0);
}

/** The same within a transaction, including its own writes. */
export async function dataVersionWithin(em: SqlEntityManager, names: readonly DataName[]): Promise<string> {
  const [row]: { version: number | string | null }[] = await em.execute(versionOf(names), [...names]);
  return String(row?.version ?? 0);
}

const versionOf = (names: readonly DataName[]) =>
  `select sum(version) as version from data_version where name in (${names.map(() => '?').join(', ')})`;

/** How often rows are read until nobody has written meanwhile. */
const MOST_READINGS = 5;

/**
 * Reads by several statements what nobody has written meanwhile: reads again until that is so.
 *
 * @returns `isWhole` false if others write all the time; then the parts are of several moments
 */
export async function readAtOneMoment<Value>(
  em: EntityManager,
  names: readonly DataName[],
  read: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly version: string; readonly isWhole: boolean }> {
  for (let tries = 1; ; tries += 1) {
    const version = await dataVersion(em, names);
    const value = await read();
    const isWhole = version === (await dataVersion(em, names));
    if (isWhole || tries === MOST_READINGS) return { value, version, isWhole };
  }
}

/**
 * Plain data that is read often and changed rarely. Each process reads it once per version. Database triggers raise
 * the version at every write, from any source, so that no process returns stale data.
 *
 * The owning service checks the actor before it reads the model.
 */
export class ReadModel<Value> {
  private readonly em: EntityManager;
  private readonly names: readonly DataName[];
  private readonly read: () => Promise<Value>;
  private current: { readonly version: string; readonly value: Promise<Value> } | undefined;

  /**
   * @param names what the value is made from
   * @param read builds the value from committed rows
   */
  constructor(em: EntityManager, names: readonly DataName[], read: () => Promise<Value>) {
    this.em = em;
    this.names = names;
    this.read = read;
  }

  /** Version string; changes after every write to the source tables, from any process. */
  version(): Promise<string> {
    return dataVersion(this.em, this.names);
  }

  /**
   * The committed value; frozen, because all callers share it.
   *
   * @throws Error within a transaction: on SQLite the read would wait for the transaction, and the transaction for it
   */
  async get(): Promise<Value> {
    if (this.em.isInTransaction()) throw new Error('A read model cannot be asked within a transaction.');
    // Read before the rows: a value is never older than its version.
    const version = await this.version();
    if (this.current?.version === version) return this.current.value;
    const value = this.read().then(frozen);
    this.current = { version, value };
    value.catch(() => {
      if (this.current?.value === value) this.current = undefined;
    });
    return value;
  }
}

/** A model per id, such as an institution's; those that the memory drops are read again. */
export class ReadModels<Value> {
  private readonly models = new Map<number, { readonly model: ReadModel<Value>; counted?: Value }>();
  private readonly memory: ReadModelMemory;
  private readonly make: (id: number) => ReadModel<Value>;

  /** @param memory that of the process, for the models of all services together */
  constructor(memory: ReadModelMemory, make: (id: number) => ReadModel<Value>) {
    this.memory = memory;
    this.make = make;
  }

  async get(id: number): Promise<Value> {
    const kept = this.models.get(id) ?? { model: this.make(id) };
    this.models.set(id, kept);
    this.memory.touch(kept);
    const value = await kept.model.get();
    if (kept.counted !== value && this.models.get(id) === kept) {
      kept.counted = value;
      this.memory.hold(kept, heldBytes(value), () => this.models.delete(id));
    }
    return value;
  }
}

/** Deep-freezes objects and arrays; what is frozen already is not looked into. */
function frozen<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) frozen(each);
  return value;
}
