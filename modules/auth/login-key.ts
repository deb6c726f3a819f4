/** What a login name is found by: case and spaces around it do not count. */
export function loginKeyOf(loginname: string): string {
  return loginname.trim().toLowerCase();
}
