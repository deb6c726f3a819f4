import { ManagedInstitutionsController } from './institution-admin/institutions.controller.ts';
import { NoticesController } from './notices/notices.controller.ts';
import { ManagedRolesController } from './role-admin/roles.controller.ts';
import { ManagedUsersController } from './user-admin/users.controller.ts';

/** What answers the calls of this module. */
export const authControllers = [
  ManagedInstitutionsController,
  NoticesController,
  ManagedRolesController,
  ManagedUsersController,
];
