import { randomInt } from 'node:crypto';
import { isStrongPassword } from './password-rule.ts';

/** Letters and digits that are not mistaken for each other on paper. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * A random password that is easy to read out and satisfies the password rule, such as `kT7w-9GmR-xVp2-Hd4s`; 92 bits.
 */
export function inventPassword(): string {
  for (;;) {
    const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    const password = Array.from({ length: GROUPS }, group).join('-');
    if (isStrongPassword(password)) return password;
  }
}
