import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { Institution } from '#institution';
import { Role } from '../roles/role.entity.ts';

/**
 * A user (Benutzer). The visible Status follows from two facts: whether the mail is confirmed and whether the
 * password still has to be set.
 */
export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  indexes: [
    { properties: ['nachnameKey', 'id'] },
    { properties: ['vornameKey', 'id'] },
    // Counts the users of the vendor's list.
    { properties: ['institution', 'loginKey'] },
  ],
  properties: {
    id: p.integer().primary(),
    institution: () => p.manyToOne(Institution).deleteRule('cascade'),
    role: () => p.manyToOne(Role).nullable().index(),
    /** 0 Frau, 1 Herr. */
    anrede: p.integer(),
    vorname: p.string().length(100),
    nachname: p.string().length(100),
    /** What both are sorted by; triggers of the database write them. */
    vornameKey: p.string().length(200).default(''),
    nachnameKey: p.string().length(200).default(''),
    /** Lower case; null once the user is deleted, so that the address is free again. */
    mail: p.string().length(254).nullable().unique(),
    loginname: p.string().length(100),
    /** `loginname` in lower case; null once the user is deleted. */
    loginKey: p.string().length(100).nullable().unique(),
    passwordHash: p.string().length(300).nullable(),
    /** The password is an initial one and must be replaced. */
    passwordInitial: p.boolean(),
    /** Expiry of an initial password; null: never. */
    passwordExpires: p.datetime().nullable(),
    mailConfirmed: p.boolean(),
    inactive: p.boolean(),
    /** Failed attempts since the last success or reset. */
    failedTries: p.integer(),
    /** Has accepted the data notice after the first login (access specification, section 4, 'Data transfer'). */
    gelesen: p.boolean().default(false),
    /** When the user was deleted and the row kept; null also for older deletions. */
    deleted: p.datetime().nullable(),
    /** Has finished or closed the introduction. */
    introductionSeen: p.boolean().default(false),
    created: p.datetime(),
    /** Row version; raised when user data are edited. */
    version: p.integer().default(1),
  },
});
export type User = InferEntity<typeof User>;
