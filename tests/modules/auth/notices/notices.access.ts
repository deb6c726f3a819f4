import { DataConsentService } from '../../../../modules/auth/notices/data-consent.service.ts';
import { IntroductionService } from '../../../../modules/auth/notices/introduction.service.ts';
import { NoticesService } from '../../../../modules/auth/notices/notices.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'DataConsentService.agree': [
    'users',
    (actor, { services }) => services.get(DataConsentService).agree(actor),
  ],
  'IntroductionService.end': ['users', (actor, { services }) => services.get(IntroductionService).end(actor)],
  'NoticesService.isDismissed': [
    'users',
    (actor, { services }) => services.get(NoticesService).isDismissed(actor, 'rate-cut'),
  ],
  'NoticesService.recall': [
    'users',
    (actor, { services }) => services.get(NoticesService).recall(actor, 'rate-cut'),
  ],
  'NoticesService.dismiss': [
    'users',
    (actor, { services }) => services.get(NoticesService).dismiss(actor, 'rate-cut'),
  ],
};
