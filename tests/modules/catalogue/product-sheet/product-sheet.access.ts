import { productSheetInput } from '#catalogue/domain';
import { checked } from '#platform';
import { ProductPriceService } from '../../../../modules/catalogue/product-sheet/product-price.service.ts';
import { ProductSheetService } from '../../../../modules/catalogue/product-sheet/product-sheet.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';
import { typedSheet, typedSize } from './typed-sheet.ts';

export const access: AccessTable = {
  'ProductSheetService.save': [
    'vendor+operator',
    async (actor, { services, operator, once }) => {
      const sheets = services.get(ProductSheetService);
      const sheet = typedSheet([typedSize(300)], { Produktbezeichnung: 'Zugriff' });
      const { id } = await once('sheet', () => sheets.save(operator, checked(productSheetInput, sheet)));
      const again = { ...sheet, id, sizes: [typedSize(300, { id })] };
      return sheets.save(actor, checked(productSheetInput, again));
    },
  ],
  ...callsOf(ProductPriceService, {
    set: ['vendor+operator', (actor, service) => service.set(actor, [], { kind: 'amount', cents: 1 })],
  }),
};
