/** Days for which an initial password is valid. */
export const INITIAL_PASSWORD_DAYS = 7;
