import type { CalendarDay } from '#platform/domain';
import { MethodExampleService } from '../../../../modules/consultation/previews/method-example.service.ts';
import { RateCutPreviewService } from '../../../../modules/consultation/previews/rate-cut-preview.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

const CUT = { percent: 3, from: '2027-01-01' as CalendarDay };

export const access: AccessTable = {
  ...callsOf(RateCutPreviewService, {
    preview: ['vendor+operator', (actor, service) => service.preview(actor, 'vendor', CUT)],
  }),
  ...callsOf(MethodExampleService, {
    current: ['berechn_einst', (actor, service) => service.current(actor)],
  }),
};
