import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';

/** What this process's connections to its database have done, for whoever watches over them. */
export class DatabaseActivity {
  private last = performance.now();
  private readonly listeners = new Set<() => void>();

  /** A statement was answered. */
  answered(): void {
    this.last = performance.now();
  }

  /** Something was written, and committed. */
  wrote(): void {
    for (const listener of this.listeners) listener();
  }

  /** When the last statement was answered, as `performance.now()` says it. */
  get lastAnswered(): number {
    return this.last;
  }

  /** Has something done after each committed write. */
  whenWritten(listener: () => void): void {
    this.listeners.add(listener);
  }
}

/** The activity of the connections behind an entity manager that `openDatabase` has made. */
export function databaseActivity(em: EntityManager): DatabaseActivity {
  const { activity } = (em as SqlEntityManager).getConnection() as { readonly activity?: DatabaseActivity };
  if (activity === undefined) throw new Error('The database was not opened by openDatabase.');
  return activity;
}
