import { ProductService } from '../../../../modules/catalogue/products/product.service.ts';
import { ProductAdminService } from '../../../../modules/catalogue/products/product-admin.service.ts';
import { productListQuery } from '../../../../modules/catalogue/products/product-list.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { NEW_PRODUCT, readProduct } from '../product-rows.ts';

export const access: AccessTable = {
  'ProductService.priced': [
    'preis_einst einst_export einst_import+operator',
    (actor, { services }) => services.get(ProductService).priced(actor),
  ],
  'ProductService.combined': [
    'consultation+operator',
    (actor, { services }) => services.get(ProductService).combined(actor),
  ],
  'ProductService.flat': [
    'consultation+operator',
    (actor, { services }) => services.get(ProductService).flat(actor),
  ],
  'ProductService.idsByArtikelnummer': [
    'consultation+operator',
    (actor, { services }) => services.get(ProductService).idsByArtikelnummer(actor),
  ],
  'ProductService.list': [
    'vendor+operator',
    (actor, { services }) => services.get(ProductService).list(actor, productListQuery.parse({})),
  ],
  'ProductAdminService.save': [
    'vendor+operator',
    async (actor, { services, operator, once }) => {
      const admin = services.get(ProductAdminService);
      const { id } = await once('product', () => admin.save(operator, readProduct(NEW_PRODUCT)));
      return admin.save(actor, readProduct({ ...NEW_PRODUCT, id }));
    },
  ],
};
