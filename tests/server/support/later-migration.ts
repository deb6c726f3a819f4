import { Migration } from '@mikro-orm/migrations';
import { onTestFinished } from 'vitest';
import type { NamedMigration } from '#platform';
import { databaseSchema } from '#setup';
import type { Engine } from './engines.ts';

class Later extends Migration {
  override up(): void {}
}

/** Gives the product one migration more until the end of the test: every database there is becomes an older one. */
export function addLaterMigration(engine: Engine): void {
  const migrations = databaseSchema.migrations[engine] as NamedMigration[];
  migrations.push({ name: '20981231-later', class: Later });
  onTestFinished(() => void migrations.pop());
}
