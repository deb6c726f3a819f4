import { SetUpListService } from '../../../../modules/consultation/set-up-list/set-up-list.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(SetUpListService, { read: ['vendor+operator', (actor, service) => service.read(actor)] }),
};
