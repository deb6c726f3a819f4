import { KrankenkassenService } from '../../../../modules/institution/krankenkassen/krankenkassen.service.ts';
import { KrankenkassenAdminService } from '../../../../modules/institution/krankenkassen/krankenkassen-admin.service.ts';
import { krankenkassenListQuery } from '../../../../modules/institution/krankenkassen/krankenkassen-list.ts';
import { KrankenkassenTableService } from '../../../../modules/institution/krankenkassen/krankenkassen-table.service.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';

const RATES = { Kinderpauschale: '1', Urinpauschale: '2', Stuhlpauschale: '3', Kindalter: 18 };

export const access: AccessTable = {
  'KrankenkassenService.own': [
    'consultation',
    (actor, { services, clock }) => services.get(KrankenkassenService).own(actor, clock.today()),
  ],
  'KrankenkassenService.chosen': [
    'consultation kassen_einst einst_export',
    (actor, { services }) => services.get(KrankenkassenService).chosen(actor),
  ],
  'KrankenkassenService.all': [
    'consultation kassen_einst einst_export',
    (actor, { services }) => services.get(KrankenkassenService).all(actor),
  ],
  'KrankenkassenService.byName': [
    'operator',
    (actor, { services }) => services.get(KrankenkassenService).byName(actor, 'See-Musterkasse'),
  ],
  'KrankenkassenService.choice': [
    'kassen_einst',
    (actor, { services }) => services.get(KrankenkassenService).choice(actor),
  ],
  'KrankenkassenService.list': [
    'vendor+operator',
    (actor, { services, clock }) =>
      services.get(KrankenkassenService).list(actor, krankenkassenListQuery.parse({}), clock.today()),
  ],
  'KrankenkassenService.usage': [
    'vendor+operator',
    (actor, { services }) => services.get(KrankenkassenService).usage(actor, 4),
  ],
  'KrankenkassenAdminService.save': [
    'vendor+operator',
    (actor, { services }) =>
      services.get(KrankenkassenAdminService).save(actor, { id: 4, Kasse: 'Umbenannt', ...RATES }),
  ],
  'KrankenkassenAdminService.remove': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const admin = services.get(KrankenkassenAdminService);
      const { id } = await admin.save(operator, { id: null, Kasse: `Neu ${Math.random()}`, ...RATES });
      return admin.remove(actor, id);
    },
  ],
  ...tableAccess(KrankenkassenTableService, 'vendor+operator'),
};
