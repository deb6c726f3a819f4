import { OwnPriceAdminService } from '../../../../modules/consultation/own-prices/own-price-admin.service.ts';
import { OwnPriceTableService } from '../../../../modules/consultation/own-prices/own-price-table.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'OwnPriceAdminService.change': [
    'preis_einst',
    (actor, { services }) => services.get(OwnPriceAdminService).change(actor, { prices: { 1: '7,00' } }),
  ],
  'OwnPriceAdminService.replace': [
    'preis_einst',
    (actor, { services }) => services.get(OwnPriceAdminService).replace(actor, { prices: { 1: '8' } }),
  ],
  'OwnPriceAdminService.clear': [
    'preis_einst',
    (actor, { services }) => services.get(OwnPriceAdminService).clear(actor),
  ],
  ...tableAccess(OwnPriceTableService, 'preis_einst'),
};
