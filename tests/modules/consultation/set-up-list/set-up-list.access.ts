import { SetUpListService } from '../../../../modules/consultation/set-up-list/set-up-list.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'SetUpListService.read': [
    'vendor+operator',
    (actor, { services }) => services.get(SetUpListService).read(actor),
  ],
};
