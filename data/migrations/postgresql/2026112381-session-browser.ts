import { Migration } from '@mikro-orm/migrations';

/** The browser of a session in a few words, for the list of the own sessions. */
export class SessionBrowser2026112381 extends Migration {
  override up(): void {
    this.addSql(`alter table "session" add column "browser" varchar(60) null`);
  }
}
