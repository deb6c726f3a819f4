import { ProductTableService } from '../../../../modules/catalogue/product-table/product-table.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...tableAccess(ProductTableService, 'vendor+operator'),
  ...callsOf(ProductTableService, {
    exportSome: ['vendor+operator', (actor, service) => service.exportSome(actor, new Set([1]))],
  }),
};
