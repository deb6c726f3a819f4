import { HistoryController } from './audit-trail/history.controller.ts';
import { AuditController } from './http/audit.controller.ts';
import { FreeNumberController } from './http/free-number.controller.ts';
import { FullversionController } from './http/fullversion.controller.ts';
import { InstitutionController } from './http/institution.controller.ts';
import { LoginController } from './http/login.controller.ts';
import { MailLinksController } from './http/mail-links.controller.ts';
import { RegisterController } from './http/register.controller.ts';
import { RolesController } from './http/roles.controller.ts';
import { UserController } from './http/user.controller.ts';
import { UsersController } from './http/users.controller.ts';
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

/** What answers the calls of this module: of screens beside their services, of programs in `http`. */
export const authControllers = [
  HistoryController,
  AuditController,
  FreeNumberController,
  FullversionController,
  InstitutionController,
  LoginController,
  MailLinksController,
  RegisterController,
  RolesController,
  UserController,
  UsersController,
  ManagedInstitutionsController,
  DataConsentController,
  NoticesController,
  PasswordController,
  ContractController,
  ManagedRolesController,
  SecondFactorController,
  DraftKeyController,
  OwnSessionsController,
  ColleaguesController,
  ManagedUsersController,
];
