import { DeletedInstitutionsService } from '../../../../modules/auth/institution-admin/deleted-institutions.service.ts';
import { deletedInstitutionsListQuery } from '../../../../modules/auth/institution-admin/deleted-institutions.ts';
import { InstitutionAdminService } from '../../../../modules/auth/institution-admin/institution-admin.service.ts';
import { InstitutionChangeService } from '../../../../modules/auth/institution-admin/institution-change.service.ts';
import { InstitutionRemovalService } from '../../../../modules/auth/institution-admin/institution-removal.service.ts';
import { InstitutionTableService } from '../../../../modules/auth/institution-admin/institution-table.service.ts';
import { InstitutionsService } from '../../../../modules/auth/institution-admin/institutions.service.ts';
import { institutionsListQuery } from '../../../../modules/auth/institution-admin/institutions-list.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

const ADDRESS = { Name: 'Sanitätshaus', Strasse: 'Weg', Hausnummer: '1', PLZ: '28195', Ort: 'Bremen' };

let added = 0;
/** An institution with its main user, whom nobody has yet. */
function newInstitution() {
  added += 1;
  const person = {
    Anrede: 1,
    Vorname: 'Neue',
    Nachname: 'Person',
    Email: `kunde${added}@haus.example`,
  } as const;
  const Kundennummer = `K${added}`;
  return { id: null, ...ADDRESS, ...person, Kundennummer, Vertriebsweg: 20, PaketId: 1 } as const;
}

export const access: AccessTable = {
  ...tableAccess(InstitutionTableService, 'operator'),
  ...callsOf(InstitutionsService, {
    list: ['vendor+operator', (actor, service) => service.list(actor, institutionsListQuery.parse({}))],
    all: ['vendor+operator', (actor, service) => service.all(actor)],
    details: ['vendor+operator', (actor, service, { user }) => service.details(actor, user.institutionId)],
    isFree: ['vendor+operator', (actor, service) => service.isFree(actor, '1', null)],
    addressOf: ['vendor+operator', (actor, service) => service.addressOf(actor, '1')],
  }),
  ...callsOf(InstitutionAdminService, {
    save: ['vendor+operator', (actor, service) => service.save(actor, newInstitution()), 'confirmed'],
  }),
  ...callsOf(InstitutionChangeService, {
    save: [
      'kont_einst',
      (actor, service, { inPharmacy }) =>
        service.save(inPharmacy(actor), { contact: ADDRESS, others: {}, shown: () => ({}) }),
    ],
  }),
  'InstitutionRemovalService.remove': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const { id } = await services.get(InstitutionAdminService).save(operator, newInstitution());
      return services.get(InstitutionRemovalService).remove(actor, id, 'permanent');
    },
    'confirmed',
  ],
  ...callsOf(DeletedInstitutionsService, {
    list: [
      'vendor+operator',
      (actor, service) => service.list(actor, deletedInstitutionsListQuery.parse({})),
    ],
    all: ['vendor+operator', (actor, service) => service.all(actor)],
  }),
};
