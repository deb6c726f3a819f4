import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { lookUp } from './look-up.ts';

/**
 * A row of `data_version`: what is made from the tables behind it is current as long as its number is the same.
 * `accounts` is what the vendor's lists of institutions and users show, `definitions` the texts of questions and hints;
 * by `customer-tables` alone nothing is read: those who write the matching and ADM tables wait for each other at it.
 */
export type DataName =
  | 'catalogue'
  | 'krankenkassen'
  | 'pakete'
  | 'roles'
  | 'accounts'
  | 'customer-tables'
  | 'definitions'
  | `institution:${number}`
  /** A list that is read by itself alone. */
  | `list:${string}`;

/**
 * Another text after every write to what rows of `data_version` stand for, in whatever process: their numbers only
 * rise, and so does their sum with each write to any of them.
 */
export async function dataVersion(em: EntityManager, names: readonly DataName[]): Promise<string> {
  const numbers = lookUp<{ version: number | string | null }>(em, versionOf(names));
  return String((await numbers(...names))?.version ?? 0);
}

/** The same as a transaction sees it: what it has written itself, and what was committed before. */
export async function dataVersionWithin(em: SqlEntityManager, names: readonly DataName[]): Promise<string> {
  const [row]: { version: number | string | null }[] = await em.execute(versionOf(names), [...names]);
  return String(row?.version ?? 0);
}

const versionOf = (names: readonly DataName[]) =>
  `select sum(version) as version from data_version where name in (${names.map(() => '?').join(', ')})`;

/**
 * Plain data that many ask for and few change. Each process reads it once per version. Triggers of the database raise
 * the version at every write, whoever writes, so that nothing stale is given by any process.
 *
 * The service that holds a model checks the actor before it asks the model.
 */
export class ReadModel<Value> {
  private readonly em: EntityManager;
  private readonly names: readonly DataName[];
  private readonly read: () => Promise<Value>;
  private current: { readonly version: string; readonly value: Promise<Value> } | undefined;

  /**
   * @param names what the value is made from
   * @param read makes the value anew, from rows that are committed
   */
  constructor(em: EntityManager, names: readonly DataName[], read: () => Promise<Value>) {
    this.em = em;
    this.names = names;
    this.read = read;
  }

  /** Another text after every write to what the value is made from, in whatever process. */
  version(): Promise<string> {
    return dataVersion(this.em, this.names);
  }

  /**
   * The value as it is committed; frozen, because all who ask share it.
   *
   * @throws Error within a transaction: on SQLite the reading would wait for its end, and the transaction for it
   */
  async get(): Promise<Value> {
    if (this.em.isInTransaction()) throw new Error('A read model cannot be asked within a transaction.');
    // Asked before the rows are read: what is kept under a version is never older than it.
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

/** One model for each id, such as an institution's; those used last are kept. */
export class ReadModels<Value> {
  private readonly models = new Map<number, ReadModel<Value>>();
  private readonly make: (id: number) => ReadModel<Value>;
  private readonly most: number;

  constructor(make: (id: number) => ReadModel<Value>, most = 200) {
    this.make = make;
    this.most = most;
  }

  get(id: number): Promise<Value> {
    const model = this.models.get(id) ?? this.make(id);
    // A Map keeps the order of insertion: the first is the one that was not used for longest.
    this.models.delete(id);
    this.models.set(id, model);
    const [oldest] = this.models.keys();
    if (this.models.size > this.most && oldest !== undefined) this.models.delete(oldest);
    return model.get();
  }
}

/** Freezes objects and arrays to their depths. */
function frozen<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) frozen(each);
  return value;
}
