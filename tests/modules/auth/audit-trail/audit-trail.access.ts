import { auditListQuery } from '../../../../modules/auth/audit-trail/audit-list.ts';
import { AuditTrailService } from '../../../../modules/auth/audit-trail/audit-trail.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'AuditTrailService.list': [
    'vendor+operator',
    (actor, { services }) => services.get(AuditTrailService).list(actor, auditListQuery.parse({})),
  ],
  'AuditTrailService.inWords': [
    'vendor+operator',
    (actor, { services }) => services.get(AuditTrailService).inWords(actor, [1]),
  ],
  'AuditTrailService.choices': [
    'vendor+operator',
    (actor, { services }) => services.get(AuditTrailService).choices(actor),
  ],
  'AuditTrailService.recentChanges': [
    'vendor+operator',
    (actor, { services }) => services.get(AuditTrailService).recentChanges(actor, 5),
  ],
  'AuditTrailService.history': [
    'vendor+operator',
    (actor, { services }) => services.get(AuditTrailService).history(actor, { kind: 'paket', id: ['1'] }),
  ],
  'AuditTrailService.export': [
    'vendor+operator',
    (actor, { services }) => services.get(AuditTrailService).export(actor, auditListQuery.parse({})).next(),
  ],
};
