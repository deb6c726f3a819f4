import { MethodExampleService } from '../../../../modules/consultation/pricing/method-example.service.ts';
import { RateLoweringPreviewService } from '../../../../modules/consultation/pricing/rate-lowering-preview.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

const CUT = { percent: 3, from: '2027-01-01' };

export const access: AccessTable = {
  'RateLoweringPreviewService.preview': [
    'vendor+operator',
    (actor, { services }) => services.get(RateLoweringPreviewService).preview(actor, 'vendor', CUT),
  ],
  'MethodExampleService.current': [
    'berechn_einst',
    (actor, { services }) => services.get(MethodExampleService).current(actor),
  ],
};
