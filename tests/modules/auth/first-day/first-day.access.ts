import { FirstDayService } from '../../../../modules/auth/first-day/first-day.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(FirstDayService, { read: ['users', (actor, service) => service.read(actor)] }),
};
