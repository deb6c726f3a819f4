/** Access, pure part: route guards, password rule, login failures. */
export { type AuditColumn, type AuditLine, type AuditQuery, auditListQuery } from './audit-list.ts';
export { contactForm } from './contact-form.ts';
export {
  type DeletedInstitution,
  type DeletedInstitutionsColumn,
  deletedInstitutionsListQuery,
  deletedInWords,
} from './deleted-institutions.ts';
export {
  type DeletedUser,
  type DeletedUsersColumn,
  deletedUsersListQuery,
  userDeletedInWords,
} from './deleted-users.ts';
export { FEEDBACK_MAX_LENGTH, feedbackForm } from './feedback-form.ts';
export { requiredKundennummer } from './form-fields.ts';
export { INITIAL_PASSWORD_DAYS } from './initial-password.ts';
export {
  institutionInput,
  NUMBER_TAKEN_MESSAGE,
  newInstitutionInput,
  VERTRIEBSWEGE,
} from './institution-input.ts';
export {
  daysLeftInWords,
  type InstitutionRow,
  type InstitutionsColumn,
  institutionsListQuery,
  statusInWords,
  trialTone,
} from './institutions-list.ts';
export type { LoginErrorCode } from './login-failure.ts';
export { noticeInput } from './notices.ts';
export { isStrongPassword, PASSWORD_MAX_LENGTH, PASSWORD_RULE_MESSAGE } from './password-rule.ts';
export { NUMBER_UNKNOWN_MESSAGE, registrationModel } from './registration.ts';
export { type ManagedRole, type RolesColumn, roleInput, rolesListQuery } from './role-input.ts';
export { roleInUse, STANDARD_ROLE_STAYS } from './role-texts.ts';
export { isMeasuredPage, redirectFor } from './route-access.ts';
export { type DirectoryColumn, type DirectoryUser, directoryListQuery } from './user-directory.ts';
export { userFields, userInput } from './user-input.ts';
export { userLimitMessage } from './user-limit.ts';
export {
  type ManagedUser,
  NO_ROLE,
  STATUS_IN_WORDS,
  type UsersColumn,
  usersListQuery,
} from './users-list.ts';
