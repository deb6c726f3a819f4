import { OwnKrankenkassenService } from '../../../../modules/institution/own-krankenkassen/own-krankenkassen.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'OwnKrankenkassenService.choose': [
    'kassen_einst',
    (actor, { services }) =>
      services.get(OwnKrankenkassenService).choose(actor, { entries: [{ krankenkassenId: 4 }] }),
  ],
  'OwnKrankenkassenService.clear': [
    'kassen_einst',
    (actor, { services }) => services.get(OwnKrankenkassenService).clear(actor),
  ],
};
