import { Migration } from '@mikro-orm/migrations';

/** Nothing here: the triggers that SQLite's parser could not read everywhere are SQLite's. */
export class SortKeys20261130100000 extends Migration {
  override up(): void {}
}
