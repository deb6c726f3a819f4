/** At least 8 characters with upper-case, lower-case, digit and special character (access specification, section 5). */
const PARTS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u] as const;

/** The message for a password that breaks the rule. */
export const PASSWORD_RULE_MESSAGE =
  'Bitte überprüfen Sie Ihr Passwort und stellen Sie sicher, dass es die erforderlichen Kriterien erfüllt.';

/** Longest accepted password, so that hashing cannot be abused to keep the server busy. */
export const PASSWORD_MAX_LENGTH = 200;

/** Whether a password satisfies the rule. Counts characters as they are hashed: an emoji is one. */
export function isStrongPassword(password: string): boolean {
  return (
    password.length <= PASSWORD_MAX_LENGTH &&
    [...password.normalize('NFKC')].length >= 8 &&
    PARTS.every((part) => part.test(password))
  );
}
