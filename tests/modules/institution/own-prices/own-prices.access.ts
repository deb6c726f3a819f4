import { OwnPriceService } from '../../../../modules/institution/own-prices/own-price.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(OwnPriceService, {
    own: ['consultation preis_einst einst_export', (actor, service) => service.own(actor)],
    stored: ['preis_einst', (actor, service) => service.stored(actor)],
    ofKundennummer: ['operator', (actor, service) => service.ofKundennummer(actor, '204711')],
  }),
};
