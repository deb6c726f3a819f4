import { OwnKrankenkassenService } from '../../../../modules/institution/own-krankenkassen/own-krankenkassen.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(OwnKrankenkassenService, {
    choose: [
      'kassen_einst',
      (actor, service) => service.choose(actor, { entries: [{ krankenkassenId: 4 }] }),
    ],
    clear: ['kassen_einst', (actor, service) => service.clear(actor)],
  }),
};
