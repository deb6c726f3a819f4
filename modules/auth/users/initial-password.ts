/** Days for which an initial password is valid. */
export const INITIAL_PASSWORD_DAYS = 7;
/** Days for which a mailed link for the first password is valid. */
export const INVITATION_DAYS = 7;
