import { Migration } from '@mikro-orm/migrations';
import { CONTRACT_PRICES } from '../contract-prices.ts';
import { TABLES } from './tables.ts';
import { TRIGGERS } from './triggers.ts';

/** The schema of version 1.0.0. */
export class Base20261128 extends Migration {
  override up(): void {
    const statements = [...TABLES, ...TRIGGERS, ...CONTRACT_PRICES];
    for (const statement of statements) this.addSql(statement);
  }
}
