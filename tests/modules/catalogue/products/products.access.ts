import { ProductService } from '../../../../modules/catalogue/product-sheet/product.service.ts';
import { ProductAdminService } from '../../../../modules/catalogue/product-sheet/product-admin.service.ts';
import { productListQuery } from '../../../../modules/catalogue/products/product-list.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';
import { NEW_PRODUCT, readProduct } from '../product-rows.ts';

export const access: AccessTable = {
  ...callsOf(ProductService, {
    priced: ['preis_einst einst_export einst_import+operator', (actor, service) => service.priced(actor)],
    combined: ['consultation+operator', (actor, service) => service.combined(actor)],
    flat: ['consultation+operator', (actor, service) => service.flat(actor)],
    idsByArtikelnummer: ['consultation+operator', (actor, service) => service.idsByArtikelnummer(actor)],
    list: ['vendor+operator', (actor, service) => service.list(actor, productListQuery.parse({}))],
  }),
  'ProductAdminService.save': [
    'vendor+operator',
    async (actor, { services, operator, once }) => {
      const admin = services.get(ProductAdminService);
      const { id } = await once('product', () => admin.save(operator, readProduct(NEW_PRODUCT)));
      return admin.save(actor, readProduct({ ...NEW_PRODUCT, id }));
    },
  ],
};
