import { OverviewService } from '../../../../modules/auth/overview/overview.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'OverviewService.read': [
    'vendor+operator',
    (actor, { services }) => services.get(OverviewService).read(actor),
  ],
};
