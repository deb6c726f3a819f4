import { FirstDayService } from '../../../../modules/auth/first-day/first-day.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'FirstDayService.read': ['users', (actor, { services }) => services.get(FirstDayService).read(actor)],
};
