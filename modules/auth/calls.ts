/** Access, the calls of its screens. */
export { readHistory } from './audit-trail/history.calls.ts';
export { askBotChallenge, checkBotSolution } from './bot-check/bot-check.calls.ts';
export {
  checkKundennummer,
  deleteInstitution,
  hideInstitution,
  readInstitution,
  saveInstitution,
  searchInstitutions,
} from './institution-admin/institutions.calls.ts';
export { checkLink, resendLink } from './links/links.calls.ts';
export { sendContact, sendFeedback } from './messages/messages.calls.ts';
export { agreeToDataNotice } from './notices/data-consent.calls.ts';
export { endIntroduction } from './notices/introduction.calls.ts';
export { dismissNotice, recallNotice } from './notices/notices.calls.ts';
export {
  changePassword,
  confirmPassword,
  setPasswordByLink,
} from './password/password.calls.ts';
export { applyForContract, applyForFullVersion } from './registration/contract.calls.ts';
export {
  findCustomer,
  type MatchedAddress,
  registerInstitution,
} from './registration/registration.calls.ts';
export { deleteRole, saveRole } from './role-admin/roles.calls.ts';
export {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor/second-factor.calls.ts';
export { askDraftKey } from './session/draft-key.calls.ts';
export { endOtherSessions, endSession } from './session/own-sessions.calls.ts';
export {
  deactivateUser,
  deleteUser,
  hideUser,
  inviteUser,
  resetPassword,
} from './user-admin/colleagues.calls.ts';
export { saveUser } from './user-admin/users.calls.ts';
