import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

/** The activity of this process's database connections, for monitoring. */
export class DatabaseActivity {
  private last = performance.now();
  private readonly listeners = new Set<() => void>();

  /** Records an answered statement. */
  answered(): void {
    this.last = performance.now();
  }

  /** Records a committed write. */
  wrote(): void {
    for (const listener of this.listeners) listener();
  }

  /** Time of the last answered statement, by `performance.now()`. */
  get lastAnswered(): number {
    return this.last;
  }

  /** Registers a listener for committed writes. */
  whenWritten(listener: () => void): void {
    this.listeners.add(listener);
  }
}

/** The activity of the connections of an entity manager made by `openDatabase`. */
export function databaseActivity(em: EntityManager): DatabaseActivity {
  const { activity } = (em as SqlEntityManager).getConnection() as { readonly activity?: DatabaseActivity };
  if (activity === undefined) throw new Error('The database was not opened by openDatabase.');
  return activity;
}
