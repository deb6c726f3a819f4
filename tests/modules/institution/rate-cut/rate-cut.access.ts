import type { CalendarDay } from '#platform/domain';
import { RateCutService } from '../../../../modules/institution/rate-cut/rate-cut.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

const CUT = { percent: 3, from: '2027-01-01' as CalendarDay };

/** Of the vendor's list; of own ones they ask KrankenkassenService.choice and OwnKrankenkassenService.choose. */
export const access: AccessTable = {
  ...callsOf(RateCutService, {
    plan: ['vendor+operator', (actor, service) => service.plan(actor, 'vendor', CUT)],
  }),
  'RateCutService.lower': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const rateCut = services.get(RateCutService);
      // Rows that an earlier call has lowered are no longer in the plan.
      const { rows } = await rateCut.plan(operator, 'vendor', CUT);
      const [first] = rows.map(({ id, version }) => ({ id, version }));
      return rateCut.lower(actor, 'vendor', { ...CUT, rows: first === undefined ? [] : [first] });
    },
  ],
};
