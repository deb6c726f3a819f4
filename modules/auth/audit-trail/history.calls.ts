import { defineCall, type } from '#platform/domain';
import { type AuditHistory, historyQuery } from './audit-list.ts';

/** Reads a part of a record's history. */
export const readHistory = defineCall({
  method: 'POST',
  path: 'settings/history',
  takes: 'json',
  input: historyQuery,
  answers: type<AuditHistory>(),
});
