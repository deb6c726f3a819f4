import type { SqlEntityManager } from '@mikro-orm/sql';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#platform';
import { bringUpToDate, databaseSchema } from '#setup';

/** First line of a command that is broken off while it writes. */
export const STOPPING = 'inko: breaking off as soon as nothing is left half done …\n';

/** Looks again and again until something is so. */
export async function until(so: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await so())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A connection to a PostgreSQL database that copies and restores take for one of their own. */
export async function connectedBeside(url: string): Promise<() => SqlEntityManager> {
  const own = new URL(url);
  own.searchParams.set('application_name', 'inko-restore-test');
  const orm = await openDatabase(own.href, databaseSchema);
  onTestFinished(() => orm.close());
  await bringUpToDate(orm);
  return () => orm.em.fork() as SqlEntityManager;
}
