import { RoleAdminService } from '../../../../modules/auth/roles/role-admin.service.ts';
import { rolesListQuery } from '../../../../modules/auth/roles/role-input.ts';
import { RolesService } from '../../../../modules/auth/roles/roles.service.ts';
import type { AccessTable } from '../../../server/support/access.ts';

export const access: AccessTable = {
  'RolesService.all': ['vendor+operator', (actor, { services }) => services.get(RolesService).all(actor)],
  'RolesService.list': [
    'vendor+operator',
    (actor, { services }) => services.get(RolesService).list(actor, rolesListQuery.parse({})),
  ],
  'RolesService.usage': [
    'vendor+operator',
    (actor, { services }) => services.get(RolesService).usage(actor, 3),
  ],
  'RolesService.rights': [
    'vendor+operator',
    (actor, { services }) => services.get(RolesService).rights(actor),
  ],
  'RoleAdminService.save': [
    'vendor+operator',
    (actor, { services }) => services.get(RoleAdminService).save(actor, { id: 4, Name: 'Anders' }),
  ],
  'RoleAdminService.remove': [
    'vendor+operator',
    async (actor, { services, operator }) => {
      const admin = services.get(RoleAdminService);
      const { id } = await admin.save(operator, { id: null, Name: `Neu ${Math.random()}` });
      return admin.remove(actor, id);
    },
  ],
};
