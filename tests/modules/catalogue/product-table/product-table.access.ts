import { ProductTableService } from '../../../../modules/catalogue/product-table/product-table.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';

export const access: AccessTable = {
  ...tableAccess(ProductTableService, 'vendor+operator'),
  'ProductTableService.exportSome': [
    'vendor+operator',
    (actor, { services }) => services.get(ProductTableService).exportSome(actor, new Set([1])),
  ],
};
