import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Who did what, when and from where. People are identified by id only; contains no health data. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  // Searches for kinds of entries, the newest first.
  indexes: [{ properties: ['what', 'id'] }],
  properties: {
    id: p.integer().primary(),
    at: p.datetime().index(),
    /** `user:ID`, `operator:ACCOUNT`, `visitor`, `system`; `deleted:…` for a user who is gone. */
    who: p.string().length(100).index(),
    what: p.string().length(40),
    /** Target: `user:ID` or `institution:ID`; null if it is `who`. */
    whom: p.string().length(100).nullable().index(),
    /** The record that was changed, `product:12`; null if it is a user, an institution or a setting of one. */
    record: p.string().length(100).nullable().index(),
    /** How the record was called then; never the name of a person. */
    recordName: p.string().length(200).nullable(),
    /** The import that this change of one row belongs to; the log shows the import in its place. */
    partOf: p.integer().nullable().index(),
    /** Address of a user's request; for a visitor a tag (HMAC) of it, kept for a day. Null on the command line. */
    origin: p.string().length(45).nullable(),
    /** JSON: a code, or settings before and after. */
    detail: p.text().nullable(),
    /** Occurrences: refusals of one kind share one entry per hour. */
    times: p.integer().default(1),
    /** Hash of actor, kind and hour of refusals, while more may come. */
    bucket: p.string().length(64).nullable().unique(),
  },
});
export type AuditEntry = InferEntity<typeof AuditEntry>;
