import { Module } from '@nestjs/common';
import { InstitutionModule } from '#institution';
import { Clock, CONFIG, type Config } from '#platform';
import { AuditTrailService } from './audit-trail/audit-trail.service.ts';
import { authControllers } from './auth.controllers.ts';
import { BotCheckService } from './bot-check/bot-check.service.ts';
import { BotVerifier } from './bot-check/bot-verifier.ts';
import { botVerifierOf } from './bot-check/configured-verifier.ts';
import { FailedLogins } from './failed-logins/failed-logins.ts';
import { FirstDayService } from './first-day/first-day.service.ts';
import { DeletedInstitutionsService } from './institution-admin/deleted-institutions.service.ts';
import { ExpiredInstitutions } from './institution-admin/expired-institutions.ts';
import { InstitutionAdminService } from './institution-admin/institution-admin.service.ts';
import { InstitutionChangeService } from './institution-admin/institution-change.service.ts';
import { InstitutionRemovalService } from './institution-admin/institution-removal.service.ts';
import { InstitutionTableService } from './institution-admin/institution-table.service.ts';
import { InstitutionsService } from './institution-admin/institutions.service.ts';
import { ChangedMailNotice } from './links/changed-mail-notice.ts';
import { LinkMails } from './links/link-mails.ts';
import { LinkTokens } from './links/link-tokens.ts';
import { AccountService } from './login/account.service.ts';
import { LoginService } from './login/login.service.ts';
import { ContactService } from './messages/contact.service.ts';
import { DataConsentService } from './notices/data-consent.service.ts';
import { IntroductionService } from './notices/introduction.service.ts';
import { NoticesService } from './notices/notices.service.ts';
import { OverviewService } from './overview/overview.service.ts';
import { OwnPasswordService } from './password/own-password.service.ts';
import { PasswordChangeService } from './password/password-change.service.ts';
import { PasswordResetService } from './password/password-reset.service.ts';
import { RecentPasswordService } from './password/recent-password.service.ts';
import { ContractService } from './registration/contract.service.ts';
import { MailConfirmationService } from './registration/mail-confirmation.service.ts';
import { RegistrationService } from './registration/registration.service.ts';
import { TrialReminders } from './registration/trial-reminders.service.ts';
import { UnconfirmedRegistrations } from './registration/unconfirmed-registrations.ts';
import { RoleAdminService } from './role-admin/role-admin.service.ts';
import { RolesService } from './role-admin/roles.service.ts';
import { CodeCheck } from './second-factor/code-check.ts';
import { SecondFactorService } from './second-factor/second-factor.service.ts';
import { SecondFactorSteps } from './second-factor/second-factor-steps.ts';
import { SecondStepService } from './second-factor/second-step.service.ts';
import { DraftKeyService } from './session/draft-key.service.ts';
import { OwnSessionsService } from './session/own-sessions.service.ts';
import { SessionService } from './session/session.service.ts';
import { UserSessionsService } from './session/user-sessions.service.ts';
import { ColleaguesService } from './user-admin/colleagues.service.ts';
import { DeletedUsersService } from './user-admin/deleted-users.service.ts';
import { InvitationService } from './user-admin/invitation.service.ts';
import { OperatorUsersService } from './user-admin/operator-users.service.ts';
import { UserAdminService } from './user-admin/user-admin.service.ts';
import { UserDirectoryService } from './user-admin/user-directory.service.ts';
import { UsersService } from './user-admin/users.service.ts';
import { UserTableService } from './user-table/user-table.service.ts';

/** What other modules, apps and commands may inject. */
const exported = [
  OperatorUsersService,
  SessionService,
  LoginService,
  SecondStepService,
  SecondFactorService,
  RecentPasswordService,
  OwnPasswordService,
  OwnSessionsService,
  DraftKeyService,
  UserSessionsService,
  NoticesService,
  FirstDayService,
  PasswordChangeService,
  AccountService,
  ColleaguesService,
  UsersService,
  InvitationService,
  UserAdminService,
  UserTableService,
  UserDirectoryService,
  InstitutionsService,
  InstitutionAdminService,
  InstitutionTableService,
  InstitutionChangeService,
  InstitutionRemovalService,
  DeletedInstitutionsService,
  DeletedUsersService,
  RolesService,
  RoleAdminService,
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
  LinkTokens,
  UnconfirmedRegistrations,
  TrialReminders,
  SecondFactorSteps,
  ExpiredInstitutions,
];

/** Users, roles, sessions, registration, and the administration of institutions. */
@Module({
  imports: [InstitutionModule],
  controllers: authControllers,
  providers: [
    ...exported,
    FailedLogins,
    CodeCheck,
    LinkMails,
    ChangedMailNotice,
    {
      provide: BotVerifier,
      useFactory: (config: Config, clock: Clock) => botVerifierOf(config, clock),
      inject: [CONFIG, Clock],
    },
  ],
  exports: exported,
})
export class AuthModule {}
