import { OfferCountService } from '../../../../modules/institution/offer-counts/offer-count.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(OfferCountService, {
    count: ['pdf_anzeig pdf_vers', (actor, service) => service.count(actor)],
    own: ['users', (actor, service) => service.own(actor)],
    all: ['vendor+operator', (actor, service) => service.all(actor)],
  }),
};
