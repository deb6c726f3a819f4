import { OverviewService } from '../../../../modules/auth/overview/overview.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(OverviewService, { read: ['vendor+operator', (actor, service) => service.read(actor)] }),
};
