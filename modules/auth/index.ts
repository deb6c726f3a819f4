/** Users, roles, rights and sessions, server part. */
import { SolvedChallenge } from './bot-check/solved-challenge.entity.ts';
import { LinkToken } from './links/link-token.entity.ts';
import { DismissedNotice } from './notices/dismissed-notice.entity.ts';
import { TrialReminder } from './registration/trial-reminder.entity.ts';
import { RightRow, Role } from './roles/role.entity.ts';
import { Session } from './session/session.entity.ts';
import { RecoveryCode, SecondFactor, SecondFactorStep } from './users/second-factor.entity.ts';
import { User } from './users/user.entity.ts';

export type { AuditFormat } from './audit-trail/audit-file.ts';
export { type AuditChoice, AuditTrailService } from './audit-trail/audit-trail.service.ts';
export { authControllers } from './auth.controllers.ts';
export { AuthModule } from './auth.module.ts';
export { authAudit } from './auth-audit.ts';
export type { BotChallenge } from './bot-check/bot-verifier.ts';
export { type FirstDay, FirstDayService } from './first-day/first-day.service.ts';
export { Housekeeping } from './housekeeping.ts';
export { OWN_PASSWORD, ownPassword, PASSWORD_LACKS } from './http/confirmation-calls.ts';
export { DeletedInstitutionsService } from './institution-admin/deleted-institutions.service.ts';
export {
  InstitutionAdminService,
  type SavedInstitution,
} from './institution-admin/institution-admin.service.ts';
export { InstitutionRemovalService } from './institution-admin/institution-removal.service.ts';
export type { InstitutionDetails } from './institution-admin/institution-rows.ts';
export { InstitutionTableService } from './institution-admin/institution-table.service.ts';
export { InstitutionsService } from './institution-admin/institutions.service.ts';
export { AccountService } from './login/account.service.ts';
export { LoginService } from './login/login.service.ts';
export { NoticesService } from './notices/notices.service.ts';
export { type Overview, OverviewService } from './overview/overview.service.ts';
export { inventPassword } from './password/invented-password.ts';
export { OwnPasswordService } from './password/own-password.service.ts';
export { hashPassword, verifyPassword, waitingHashes } from './password/password-hash.ts';
export { RecentPasswordService } from './password/recent-password.service.ts';
export { RoleAdminService } from './role-admin/role-admin.service.ts';
export { type GrantedRight, type RoleListRow, RolesService } from './role-admin/roles.service.ts';
export type { RoleChoice } from './roles/role-choices.ts';
export { VENDOR_ROLE_ID } from './roles/role-ids.ts';
export { secretPurpose } from './second-factor/code-check.ts';
export { SecondFactorService } from './second-factor/second-factor.service.ts';
export { SecondStepService } from './second-factor/second-step.service.ts';
export type { OfferedSecret } from './second-factor/totp.ts';
export { DraftKeyService } from './session/draft-key.service.ts';
export { OwnSessionsService } from './session/own-sessions.service.ts';
export { type SessionEnd, SessionService } from './session/session.service.ts';
export type { Login } from './session/session-row.ts';
export { UserSessionsService } from './session/user-sessions.service.ts';
export { ColleaguesService } from './user-admin/colleagues.service.ts';
export { DeletedUsersService } from './user-admin/deleted-users.service.ts';
export { InvitationService } from './user-admin/invitation.service.ts';
export { OperatorUsersService } from './user-admin/operator-users.service.ts';
export { type SavedUser, UserAdminService } from './user-admin/user-admin.service.ts';
export {
  type UserDirectory,
  UserDirectoryService,
} from './user-admin/user-directory.service.ts';
export type { UserGroup } from './user-admin/user-directory-rows.ts';
export { type UsersOverview, UsersService } from './user-admin/users.service.ts';
export { type GivenAccess, UserTableService } from './user-table/user-table.service.ts';
export { loginKeyOf } from './users/login-key.ts';
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
