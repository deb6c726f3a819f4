import { OfferCountService } from '../../../../modules/institution/offer-counts/offer-count.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'OfferCountService.count': [
    'pdf_anzeig pdf_vers',
    (actor, { services }) => services.get(OfferCountService).count(actor),
  ],
  'OfferCountService.own': ['users', (actor, { services }) => services.get(OfferCountService).own(actor)],
  'OfferCountService.all': [
    'vendor+operator',
    (actor, { services }) => services.get(OfferCountService).all(actor),
  ],
};
