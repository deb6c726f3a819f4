import { ImageImportService } from '../../../../modules/catalogue/images/image-import.service.ts';
import { PictureBundleService } from '../../../../modules/catalogue/images/picture-bundle.service.ts';
import { ProductImageService } from '../../../../modules/catalogue/images/product-image.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';
import { jpeg } from './sample-images.ts';

export const access: AccessTable = {
  ...callsOf(PictureBundleService, {
    current: ['consultation+operator', (actor, service) => service.current(actor)],
  }),
  'ProductImageService.store': [
    'vendor+operator',
    async (actor, { services, once }) => {
      const bytes = await once('image', () => jpeg());
      return services.get(ProductImageService).store(actor, { name: 'bild', bytes }, 'replace');
    },
  ],
  ...callsOf(ImageImportService, {
    matches: ['vendor+operator', (actor, service) => service.matches(actor, ['9120001.jpg'])],
    import: ['vendor+operator', (actor, service) => service.import(actor, [], true).next()],
  }),
  'ImageImportService.importOne': [
    'vendor+operator',
    async (actor, { services, once }) => {
      const bytes = await once('image', () => jpeg());
      return services.get(ImageImportService).importOne(actor, '9120001.jpg', bytes);
    },
  ],
};

export const withoutActor: WithoutActor = {
  'ProductImageService.read': 'pictures are the same for everybody',
  'PictureBundleService.read': 'pictures are the same for everybody',
};
