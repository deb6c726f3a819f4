import { OwnPriceService } from '../../../../modules/institution/own-prices/own-price.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'OwnPriceService.own': [
    'consultation preis_einst einst_export',
    (actor, { services }) => services.get(OwnPriceService).own(actor),
  ],
  'OwnPriceService.stored': [
    'preis_einst',
    (actor, { services }) => services.get(OwnPriceService).stored(actor),
  ],
  'OwnPriceService.ofKundennummer': [
    'operator',
    (actor, { services }) => services.get(OwnPriceService).ofKundennummer(actor, '204711'),
  ],
};
