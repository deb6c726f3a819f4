import { DeletedInstitutionsService } from '../../../../modules/auth/institution-admin/deleted-institutions.service.ts';
import { deletedInstitutionsListQuery } from '../../../../modules/auth/institution-admin/deleted-institutions.ts';
import { InstitutionAdminService } from '../../../../modules/auth/institution-admin/institution-admin.service.ts';
import { InstitutionChangeService } from '../../../../modules/auth/institution-admin/institution-change.service.ts';
import { InstitutionRemovalService } from '../../../../modules/auth/institution-admin/institution-removal.service.ts';
import { InstitutionTableService } from '../../../../modules/auth/institution-admin/institution-table.service.ts';
import { InstitutionsService } from '../../../../modules/auth/institution-admin/institutions.service.ts';
import { institutionsListQuery } from '../../../../modules/auth/institution-admin/institutions-list.ts';
import { type AccessTable, tableAccess } from '../../../server/support/access.ts';

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
  'InstitutionsService.list': [
    'vendor+operator',
    (actor, { services }) => services.get(InstitutionsService).list(actor, institutionsListQuery.parse({})),
  ],
  'InstitutionsService.all': [
    'vendor+operator',
    (actor, { services }) => services.get(InstitutionsService).all(actor),
  ],
  'InstitutionsService.details': [
    'vendor+operator',
    (actor, { services, user }) => services.get(InstitutionsService).details(actor, user.institutionId),
  ],
  'InstitutionsService.isFree': [
    'vendor+operator',
    (actor, { services }) => services.get(InstitutionsService).isFree(actor, '1', null),
  ],
  'InstitutionsService.addressOf': [
    'vendor+operator',
    (actor, { services }) => services.get(InstitutionsService).addressOf(actor, '1'),
  ],
  'InstitutionAdminService.save': [
    'vendor+operator',
    (actor, { services }) => services.get(InstitutionAdminService).save(actor, newInstitution()),
    'confirmed',
  ],
  'InstitutionChangeService.save': [
    'kont_einst',
    (actor, { services, inPharmacy }) =>
      services
        .get(InstitutionChangeService)
        .save(inPharmacy(actor), { contact: ADDRESS, others: {}, shown: () => ({}) }),
  ],
  'InstitutionRemovalService.remove': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const { id } = await services.get(InstitutionAdminService).save(operator, newInstitution());
      return services.get(InstitutionRemovalService).remove(actor, id, 'permanent');
    },
    'confirmed',
  ],
  'DeletedInstitutionsService.list': [
    'vendor+operator',
    (actor, { services }) =>
      services.get(DeletedInstitutionsService).list(actor, deletedInstitutionsListQuery.parse({})),
  ],
  'DeletedInstitutionsService.all': [
    'vendor+operator',
    (actor, { services }) => services.get(DeletedInstitutionsService).all(actor),
  ],
};
