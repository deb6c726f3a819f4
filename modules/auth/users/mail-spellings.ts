import { domainToUnicode } from 'node:url';
import { sentAddress } from '#platform/domain';
import { loginKeyOf } from './login-key.ts';

/**
 * The spellings under which a mail address may be stored: with its domain in letters, and in ASCII as mail servers take
 * it (`müller.de`, `xn--mller-kva.de`). Only an empty one, which no user has, for an impossible address.
 */
export function mailSpellings(mail: string): readonly string[] {
  const key = loginKeyOf(mail);
  const at = key.lastIndexOf('@') + 1;
  const domain = domainToUnicode(key.slice(at));
  const inLetters = domain === '' ? key : key.slice(0, at) + domain;
  return [...new Set([key, sentAddress(key), inLetters])];
}
