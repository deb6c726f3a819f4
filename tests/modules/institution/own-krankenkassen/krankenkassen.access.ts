import { KrankenkassenService } from '../../../../modules/institution/own-krankenkassen/krankenkassen.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(KrankenkassenService, {
    own: ['consultation', (actor, service, { clock }) => service.own(actor, clock.today())],
    chosen: ['consultation kassen_einst einst_export', (actor, service) => service.chosen(actor)],
    byName: ['operator', (actor, service) => service.byName(actor, 'See-Musterkasse')],
    choice: ['kassen_einst', (actor, service) => service.choice(actor)],
  }),
};
