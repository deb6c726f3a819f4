import { auditListQuery } from '../../../../modules/auth/audit-trail/audit-list.ts';
import { AuditTrailService } from '../../../../modules/auth/audit-trail/audit-trail.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(AuditTrailService, {
    list: ['vendor+operator', (actor, service) => service.list(actor, auditListQuery.parse({}))],
    inWords: ['vendor+operator', (actor, service) => service.inWords(actor, [1])],
    choices: ['vendor+operator', (actor, service) => service.choices(actor)],
    recentChanges: ['vendor+operator', (actor, service) => service.recentChanges(actor, 5)],
    history: ['vendor+operator', (actor, service) => service.history(actor, { kind: 'paket', id: ['1'] })],
    export: ['vendor+operator', (actor, service) => service.export(actor, auditListQuery.parse({})).next()],
  }),
};
