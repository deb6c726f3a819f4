import { OwnPriceAdminService } from '../../../../modules/consultation/own-price-admin/own-price-admin.service.ts';
import { OwnPriceTableService } from '../../../../modules/consultation/own-price-admin/own-price-table.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(OwnPriceAdminService, {
    change: ['preis_einst', (actor, service) => service.change(actor, { prices: new Map([['1', 700]]) })],
    replace: ['preis_einst', (actor, service) => service.replace(actor, { prices: new Map([['1', 800]]) })],
    clear: ['preis_einst', (actor, service) => service.clear(actor)],
  }),
  ...tableAccess(OwnPriceTableService, 'preis_einst'),
};
