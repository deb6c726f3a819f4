import { AuditTrailService } from './audit-trail/audit-trail.service.ts';
import { BotCheckService } from './bot-check/bot-check.service.ts';
import { LinkTokens } from './links/link-tokens.ts';
import { NoticesService } from './notices/notices.service.ts';
import { OverviewService } from './overview/overview.service.ts';
import { ChangedMailNotice } from './registration/changed-mail-notice.ts';
import { ContactService } from './registration/contact.service.ts';
import { ContractService } from './registration/contract.service.ts';
import { LinkMails } from './registration/link-mails.ts';
import { MailConfirmationService } from './registration/mail-confirmation.service.ts';
import { RegistrationService } from './registration/registration.service.ts';
import { TrialReminders } from './registration/trial-reminders.service.ts';
import { UnconfirmedRegistrations } from './registration/unconfirmed-registrations.ts';
import { CodeCheck } from './second-factor/code-check.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { SecondFactorSteps } from './second-factor/second-factor-steps.ts';
import { SecondStepService } from './second-factor/second-step.service.ts';
import { AccountService } from './services/account.service.ts';
import { ColleaguesService } from './services/colleagues.service.ts';
import { DataConsentService } from './services/data-consent.service.ts';
import { DeletedInstitutionsService } from './services/deleted-institutions.service.ts';
import { DeletedUsersService } from './services/deleted-users.service.ts';
import { FailedLogins } from './services/failed-logins.ts';
import { Housekeeping } from './services/housekeeping.ts';
import { InstitutionAdminService } from './services/institution-admin.service.ts';
import { InstitutionRemovalService } from './services/institution-removal.service.ts';
import { InstitutionsService } from './services/institutions.service.ts';
import { IntroductionService } from './services/introduction.service.ts';
import { LoginService } from './services/login.service.ts';
import { OperatorUsersService } from './services/operator-users.service.ts';
import { OwnPasswordService } from './services/own-password.service.ts';
import { OwnSessionsService } from './services/own-sessions.service.ts';
import { PasswordChangeService } from './services/password-change.service.ts';
import { PasswordResetService } from './services/password-reset.service.ts';
import { RecentPasswordService } from './services/recent-password.service.ts';
import { RoleAdminService } from './services/role-admin.service.ts';
import { RolesService } from './services/roles.service.ts';
import { SessionService } from './services/session.service.ts';
import { UserAdminService } from './services/user-admin.service.ts';
import { UserDirectoryService } from './services/user-directory.service.ts';
import { UsersService } from './services/users.service.ts';

/** The services of this module, for the composition root. */
export const authServices = [
  OperatorUsersService,
  SessionService,
  FailedLogins,
  LoginService,
  CodeCheck,
  SecondFactorSteps,
  SecondStepService,
  SecondFactorService,
  RecentPasswordService,
  OwnPasswordService,
  OwnSessionsService,
  NoticesService,
  PasswordChangeService,
  AccountService,
  ColleaguesService,
  UsersService,
  UserAdminService,
  UserDirectoryService,
  InstitutionsService,
  InstitutionAdminService,
  InstitutionRemovalService,
  DeletedInstitutionsService,
  DeletedUsersService,
  RolesService,
  RoleAdminService,
  LinkTokens,
  LinkMails,
  ChangedMailNotice,
  PasswordResetService,
  BotCheckService,
  RegistrationService,
  MailConfirmationService,
  ContactService,
  ContractService,
  DataConsentService,
  IntroductionService,
  AuditTrailService,
  OverviewService,
  TrialReminders,
  UnconfirmedRegistrations,
  Housekeeping,
] as const;
