import { ImageImportService } from '../../../../modules/catalogue/images/image-import.service.ts';
import { PictureBundleService } from '../../../../modules/catalogue/images/picture-bundle.service.ts';
import { ProductImageService } from '../../../../modules/catalogue/images/product-image.service.ts';
import type { AccessTable, WithoutActor } from '../../../server/support/access.ts';
import { jpeg } from './sample-images.ts';

export const access: AccessTable = {
  'PictureBundleService.current': [
    'consultation+operator',
    (actor, { services }) => services.get(PictureBundleService).current(actor),
  ],
  'ProductImageService.store': [
    'vendor+operator',
    async (actor, { services, once }) => {
      const bytes = await once('image', () => jpeg());
      return services.get(ProductImageService).store(actor, { name: 'bild', bytes }, 'replace');
    },
  ],
  'ImageImportService.matches': [
    'vendor+operator',
    (actor, { services }) => services.get(ImageImportService).matches(actor, ['9120001.jpg']),
  ],
  'ImageImportService.importOne': [
    'vendor+operator',
    async (actor, { services, once }) => {
      const bytes = await once('image', () => jpeg());
      return services.get(ImageImportService).importOne(actor, '9120001.jpg', bytes);
    },
  ],
  'ImageImportService.import': [
    'vendor+operator',
    (actor, { services }) => services.get(ImageImportService).import(actor, [], true).next(),
  ],
};

export const withoutActor: WithoutActor = {
  'ProductImageService.read': 'pictures are the same for everybody',
  'PictureBundleService.read': 'pictures are the same for everybody',
};
