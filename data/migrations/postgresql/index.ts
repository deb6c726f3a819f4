import type { NamedMigration } from '#platform';
import { Base20261128 } from './20261128-base.ts';
import { OwnPasswordEachMail20261128100000 } from './20261128100000-own-password-each-mail.ts';

/** Migrations of this engine in the order of running; a landed one is never changed. */
export const migrations: readonly NamedMigration[] = [
  { name: '20261128-base', class: Base20261128 },
  { name: '20261128100000-own-password-each-mail', class: OwnPasswordEachMail20261128100000 },
];
