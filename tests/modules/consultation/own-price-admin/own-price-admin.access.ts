import { OwnPriceAdminService } from '../../../../modules/consultation/own-price-admin/own-price-admin.service.ts';
import { OwnPriceTableService } from '../../../../modules/consultation/own-price-admin/own-price-table.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'OwnPriceAdminService.change': [
    'preis_einst',
    (actor, { services }) =>
      services.get(OwnPriceAdminService).change(actor, { prices: new Map([['1', 700]]) }),
  ],
  'OwnPriceAdminService.replace': [
    'preis_einst',
    (actor, { services }) =>
      services.get(OwnPriceAdminService).replace(actor, { prices: new Map([['1', 800]]) }),
  ],
  'OwnPriceAdminService.clear': [
    'preis_einst',
    (actor, { services }) => services.get(OwnPriceAdminService).clear(actor),
  ],
  ...tableAccess(OwnPriceTableService, 'preis_einst'),
};
