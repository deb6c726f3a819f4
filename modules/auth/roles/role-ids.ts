/** Ids with a fixed meaning (access specification, section 9). */
export const VENDOR_ROLE_ID = 1;
export const MAIN_USER_ROLE_ID = 2;
