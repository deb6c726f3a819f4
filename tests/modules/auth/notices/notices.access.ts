import { DataConsentService } from '../../../../modules/auth/notices/data-consent.service.ts';
import { IntroductionService } from '../../../../modules/auth/notices/introduction.service.ts';
import { NoticesService } from '../../../../modules/auth/notices/notices.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(DataConsentService, { agree: ['users', (actor, service) => service.agree(actor)] }),
  ...callsOf(IntroductionService, { end: ['users', (actor, service) => service.end(actor)] }),
  ...callsOf(NoticesService, {
    isDismissed: ['users', (actor, service) => service.isDismissed(actor, 'rate-cut')],
    recall: ['users', (actor, service) => service.recall(actor, 'rate-cut')],
    dismiss: ['users', (actor, service) => service.dismiss(actor, 'rate-cut')],
  }),
};
