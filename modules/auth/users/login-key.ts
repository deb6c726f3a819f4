const CONTROL = /\p{Cc}/u;

/**
 * The lookup key of a login name: case and surrounding spaces are ignored. Empty, which no user has, for an
 * impossible name.
 */
export function loginKeyOf(loginname: string): string {
  const key = loginname.trim().toLowerCase();
  // PostgreSQL refuses some of them in texts.
  return CONTROL.test(key) ? '' : key;
}
