/** Days for which a password is good that others have given. */
export const INITIAL_PASSWORD_DAYS = 7;
