import { randomInt } from 'node:crypto';
import { isStrongPassword } from './password-rule.ts';

/** Letters and digits that nobody takes for one another on paper. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** A random password that can be read out and keeps the password rule, such as `kT7w-9GmR-xVp2-Hd4s`; 92 bits. */
export function inventPassword(): string {
  for (;;) {
    const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    const password = Array.from({ length: GROUPS }, group).join('-');
    if (isStrongPassword(password)) return password;
  }
}
