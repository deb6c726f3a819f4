import type { CalendarDay } from '#platform/domain';
import { MethodExampleService } from '../../../../modules/consultation/pricing/method-example.service.ts';
import { RateCutPreviewService } from '../../../../modules/consultation/pricing/rate-cut-preview.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

const CUT = { percent: 3, from: '2027-01-01' as CalendarDay };

export const access: AccessTable = {
  'RateCutPreviewService.preview': [
    'vendor+operator',
    (actor, { services }) => services.get(RateCutPreviewService).preview(actor, 'vendor', CUT),
  ],
  'MethodExampleService.current': [
    'berechn_einst',
    (actor, { services }) => services.get(MethodExampleService).current(actor),
  ],
};
