/** Access, pure part: route guards, password rule, login failures. */
export {
  type AuditColumn,
  type AuditLine,
  type AuditQuery,
  auditListQuery,
} from './audit-trail/audit-list.ts';
export type { LoginErrorCode } from './failed-logins/login-failure.ts';
export type { FirstStep, FirstStepKey } from './first-day/first-steps.ts';
export {
  type DeletedInstitution,
  type DeletedInstitutionsColumn,
  deletedInstitutionsListQuery,
  deletedInWords,
} from './institution-admin/deleted-institutions.ts';
export {
  institutionInput,
  NUMBER_TAKEN_MESSAGE,
  newInstitutionInput,
  VERTRIEBSWEGE,
} from './institution-admin/institution-input.ts';
export {
  daysLeftInWords,
  type InstitutionRow,
  type InstitutionsColumn,
  institutionsListQuery,
  statusInWords,
  trialTone,
} from './institution-admin/institutions-list.ts';
export { contactForm } from './messages/contact-form.ts';
export { FEEDBACK_MAX_LENGTH, feedbackForm } from './messages/feedback-form.ts';
export { isStrongPassword, PASSWORD_RULE_MESSAGE } from './password/password-rule.ts';
export {
  newPasswordInput,
  ownPasswordInput,
  typedPassword,
} from './password/typed-passwords.ts';
export { NUMBER_UNKNOWN_MESSAGE, registrationModel } from './registration/registration.ts';
export { type ManagedRole, type RolesColumn, roleInput, rolesListQuery } from './roles/role-input.ts';
export { roleInUse, STANDARD_ROLE_STAYS } from './roles/role-texts.ts';
export { isMeasuredPage, redirectFor } from './roles/route-access.ts';
export { CODE_MAX_LENGTH, codeInput, firstCodeInput, proofInput } from './second-factor/code-input.ts';
export {
  type DeletedUser,
  type DeletedUsersColumn,
  deletedUsersListQuery,
  userDeletedInWords,
} from './user-admin/deleted-users.ts';
export { type DirectoryColumn, type DirectoryUser, directoryListQuery } from './user-admin/user-directory.ts';
export { userInput } from './user-admin/user-input.ts';
export { userLimitMessage } from './user-admin/user-limit.ts';
export {
  type ManagedUser,
  NO_ROLE,
  STATUS_IN_WORDS,
  type UsersColumn,
  usersListQuery,
} from './user-admin/users-list.ts';
export { NO_INSTITUTION } from './user-table/user-table.ts';
export { INITIAL_PASSWORD_DAYS, INVITATION_DAYS } from './users/initial-password.ts';
