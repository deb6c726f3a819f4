import { RateLoweringService } from '../../../../modules/institution/rate-cut/rate-lowering.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

const CUT = { percent: 3, from: '2027-01-01' };

/** Of the vendor's list; of own ones they ask KrankenkassenService.choice and OwnKrankenkassenService.choose. */
export const access: AccessTable = {
  'RateLoweringService.plan': [
    'vendor+operator',
    (actor, { services }) => services.get(RateLoweringService).plan(actor, 'vendor', CUT),
  ],
  'RateLoweringService.lower': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const lowering = services.get(RateLoweringService);
      // Rows that an earlier call has lowered are no longer in the plan.
      const { rows } = await lowering.plan(operator, 'vendor', CUT);
      const [first] = rows.map(({ id, version }) => ({ id, version }));
      return lowering.lower(actor, 'vendor', { ...CUT, rows: first === undefined ? [] : [first] });
    },
  ],
};
