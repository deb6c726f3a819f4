import { PaketAdminService } from '../../../../modules/institution/pakete/paket-admin.service.ts';
import { paketeListQuery } from '../../../../modules/institution/pakete/paket-input.ts';
import { PaketeService } from '../../../../modules/institution/pakete/pakete.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

const LIMITS = { Nutzerlimit: 10, Testphasendauer: 0 };

export const access: AccessTable = {
  'PaketeService.all': ['vendor+operator', (actor, { services }) => services.get(PaketeService).all(actor)],
  'PaketeService.list': [
    'vendor+operator',
    (actor, { services }) => services.get(PaketeService).list(actor, paketeListQuery.parse({})),
  ],
  'PaketeService.usage': [
    'vendor+operator',
    (actor, { services }) => services.get(PaketeService).usage(actor, 3),
  ],
  'PaketAdminService.save': [
    'vendor+operator',
    (actor, { services }) =>
      services.get(PaketAdminService).save(actor, { id: 3, Name: 'Anders', ...LIMITS }),
  ],
  'PaketAdminService.remove': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const admin = services.get(PaketAdminService);
      const { id } = await admin.save(operator, { id: null, Name: `Neu ${Math.random()}`, ...LIMITS });
      return admin.remove(actor, id);
    },
  ],
};
