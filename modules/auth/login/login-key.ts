const CONTROL = /\p{Cc}/u;

/** What a login name is found by: case and spaces around it do not count. Empty, which nobody has, for what cannot be one. */
export function loginKeyOf(loginname: string): string {
  const key = loginname.trim().toLowerCase();
  // PostgreSQL refuses some of them in a text.
  return CONTROL.test(key) ? '' : key;
}

/** What a mail is found by; empty, which nobody has, for what cannot be one. */
export function mailKeyOf(mail: string): string {
  return loginKeyOf(mail);
}
