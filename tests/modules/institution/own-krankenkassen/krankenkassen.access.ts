import { KrankenkassenService } from '../../../../modules/institution/own-krankenkassen/krankenkassen.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'KrankenkassenService.own': [
    'consultation',
    (actor, { services, clock }) => services.get(KrankenkassenService).own(actor, clock.today()),
  ],
  'KrankenkassenService.chosen': [
    'consultation kassen_einst einst_export',
    (actor, { services }) => services.get(KrankenkassenService).chosen(actor),
  ],
  'KrankenkassenService.byName': [
    'operator',
    (actor, { services }) => services.get(KrankenkassenService).byName(actor, 'See-Musterkasse'),
  ],
  'KrankenkassenService.choice': [
    'kassen_einst',
    (actor, { services }) => services.get(KrankenkassenService).choice(actor),
  ],
};
