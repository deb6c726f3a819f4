import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Who did what, when and from where. People are named by their id alone; there is no health data in it. */
export const AuditEntry = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entry',
  properties: {
    id: p.integer().primary(),
    at: p.datetime().index(),
    /** `user:ID`, `operator:ACCOUNT`, `visitor`, `system`; `deleted:…` for a user who is gone. */
    who: p.string().length(100).index(),
    what: p.string().length(40),
    /** What it was done to: `user:ID` or `institution:ID`; null where that says `who` already. */
    whom: p.string().length(100).nullable().index(),
    /**
     * Address of the request of a user; of a visitor a tag (HMAC) of it, for a day. Null at the command line.
     */
    origin: p.string().length(45).nullable(),
    /** JSON: a code, or settings before and after. */
    detail: p.text().nullable(),
    /** How often it happened: refusals of one kind are one entry an hour. */
    times: p.integer().default(1),
    /** Hash of whose refusals of which kind and hour these are, as long as more may come. */
    bucket: p.string().length(64).nullable().unique(),
  },
});
export type AuditEntry = InferEntity<typeof AuditEntry>;
