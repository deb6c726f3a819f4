/** Users, roles, rights and sessions, server part. */
import { SolvedChallenge } from './bot-check/solved-challenge.entity.ts';
import { RightRow, Role } from './entities/role.entity.ts';
import { Session } from './entities/session.entity.ts';
import { User } from './entities/user.entity.ts';
import { LinkToken } from './links/link-token.entity.ts';
import { DismissedNotice } from './notices/dismissed-notice.entity.ts';
import { TrialReminder } from './registration/trial-reminder.entity.ts';
import { RecoveryCode, SecondFactor, SecondFactorStep } from './second-factor/second-factor.entity.ts';

export { type AuditAct, AuditTrailService } from './audit-trail/audit-trail.service.ts';
export { authServices } from './auth-services.ts';
export { BotCheckService } from './bot-check/bot-check.service.ts';
export { type BotChallenge, BotVerifier } from './bot-check/bot-verifier.ts';
export { botVerifierOf } from './bot-check/configured-verifier.ts';
export { loginKeyOf } from './login-key.ts';
export { NoticesService } from './notices/notices.service.ts';
export { type Overview, OverviewService } from './overview/overview.service.ts';
export { ContactService } from './registration/contact.service.ts';
export { ContractService } from './registration/contract.service.ts';
export { MailConfirmationService } from './registration/mail-confirmation.service.ts';
export { RegistrationService } from './registration/registration.service.ts';
export { VENDOR_ROLE_ID } from './role-ids.ts';
export { secretPurpose } from './second-factor/code-check.ts';
export { SecondFactorService } from './second-factor/second-factor.service.ts';
export { SecondStepService } from './second-factor/second-step.service.ts';
export type { OfferedSecret } from './second-factor/totp.ts';
export { type Account, AccountService } from './services/account.service.ts';
export { ColleaguesService } from './services/colleagues.service.ts';
export { DataConsentService } from './services/data-consent.service.ts';
export { DeletedInstitutionsService } from './services/deleted-institutions.service.ts';
export { DeletedUsersService } from './services/deleted-users.service.ts';
export { InstitutionAdminService, type SavedInstitution } from './services/institution-admin.service.ts';
export { InstitutionRemovalService } from './services/institution-removal.service.ts';
export type { InstitutionDetails } from './services/institution-rows.ts';
export { InstitutionsService } from './services/institutions.service.ts';
export { IntroductionService } from './services/introduction.service.ts';
export { inventPassword } from './services/invented-password.ts';
export { LoginService } from './services/login.service.ts';
export { OperatorUsersService } from './services/operator-users.service.ts';
export { OwnPasswordService } from './services/own-password.service.ts';
export { OwnSessionsService } from './services/own-sessions.service.ts';
export { PasswordChangeService } from './services/password-change.service.ts';
export { hashPassword, verifyPassword } from './services/password-hash.ts';
export { PasswordResetService } from './services/password-reset.service.ts';
export { type PasswordProof, RecentPasswordService } from './services/recent-password.service.ts';
export { RoleAdminService } from './services/role-admin.service.ts';
export type { RoleChoice } from './services/role-choices.ts';
export { type GrantedRight, type RoleListRow, RolesService } from './services/roles.service.ts';
export { type SessionEnd, SessionService } from './services/session.service.ts';
export { type Login, requireOwnName } from './services/session-row.ts';
export { type SavedUser, UserAdminService } from './services/user-admin.service.ts';
export {
  type UserDirectory,
  UserDirectoryService,
  type UserGroup,
} from './services/user-directory.service.ts';
export { type UsersOverview, UsersService } from './services/users.service.ts';
export { RightRow, Role, User };

/** The entities of this module, for the database. */
export const authEntities = [
  RightRow,
  Role,
  User,
  Session,
  LinkToken,
  SolvedChallenge,
  TrialReminder,
  SecondFactor,
  RecoveryCode,
  SecondFactorStep,
  DismissedNotice,
] as const;
