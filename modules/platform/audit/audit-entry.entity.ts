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
    /** Address of the request; null at the command line. */
    origin: p.string().length(45).nullable(),
    /** JSON: a code, or settings before and after. */
    detail: p.text().nullable(),
  },
});
export type AuditEntry = InferEntity<typeof AuditEntry>;
