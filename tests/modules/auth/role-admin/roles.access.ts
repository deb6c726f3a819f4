import { RoleAdminService } from '../../../../modules/auth/role-admin/role-admin.service.ts';
import { RolesService } from '../../../../modules/auth/role-admin/roles.service.ts';
import { rolesListQuery } from '../../../../modules/auth/roles/role-input.ts';
import type { AccessTable } from '../../../server/support/access.ts';
import { callsOf } from '../../access-calls.ts';

export const access: AccessTable = {
  ...callsOf(RolesService, {
    all: ['vendor+operator', (actor, service) => service.all(actor)],
    list: ['vendor+operator', (actor, service) => service.list(actor, rolesListQuery.parse({}))],
    usage: ['vendor+operator', (actor, service) => service.usage(actor, 3)],
    rights: ['vendor+operator', (actor, service) => service.rights(actor)],
  }),
  ...callsOf(RoleAdminService, {
    save: ['vendor+operator', (actor, service) => service.save(actor, { id: 4, Name: 'Anders' })],
  }),
  'RoleAdminService.remove': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const admin = services.get(RoleAdminService);
      const { id } = await admin.save(operator, { id: null, Name: `Neu ${Math.random()}` });
      return admin.remove(actor, id);
    },
  ],
};
