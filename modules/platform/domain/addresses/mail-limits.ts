/** Most characters of a mail: of its address (RFC 5321, 4.5.3.1), its subject and its text. */
export const MAIL_LIMITS = { email: 254, subject: 200, text: 5000 } as const;
