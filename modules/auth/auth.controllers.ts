import { HistoryController } from './audit-trail/history.controller.ts';
import { ManagedInstitutionsController } from './institution-admin/institutions.controller.ts';
import { DataConsentController } from './notices/data-consent.controller.ts';
import { NoticesController } from './notices/notices.controller.ts';
import { PasswordController } from './password/password.controller.ts';
import { ContractController } from './registration/contract.controller.ts';
import { ManagedRolesController } from './role-admin/roles.controller.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { DraftKeyController } from './session/draft-key.controller.ts';
import { OwnSessionsController } from './session/own-sessions.controller.ts';
import { ColleaguesController } from './user-admin/colleagues.controller.ts';
import { ManagedUsersController } from './user-admin/users.controller.ts';

/** What answers the calls of this module. */
export const authControllers = [
  ColleaguesController,
  ContractController,
  DataConsentController,
  DraftKeyController,
  HistoryController,
  ManagedInstitutionsController,
  ManagedRolesController,
  ManagedUsersController,
  NoticesController,
  OwnSessionsController,
  PasswordController,
  SecondFactorController,
];
